export { demoCatalogue } from './catalogue.ts';
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
