export * from './seed/index.ts';
export { seedTags } from './seed-tags.ts';
export {
  type Category,
  type GameVersion,
  type Loader,
  loadTagLists,
  type TagLists,
} from './tag-lists.ts';
