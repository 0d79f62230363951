export { demoCatalogue } from './catalogue.ts';
export { fillDemo } from './fill-demo.ts';
export { demoNews } from './news.ts';
export type {
  DemoCatalogue,
  DemoDependency,
  DemoFile,
  DemoGalleryItem,
  DemoNews,
  DemoOrganization,
  DemoProject,
  DemoUser,
  DemoVersion,
  ResolvedFile,
  ResolveFile,
} from './types.ts';
