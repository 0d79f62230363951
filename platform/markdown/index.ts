export { EDITOR_IMAGE_LIMIT } from './limits.ts';
export {
  createMarkdownRenderer,
  type MarkdownOptions,
  type MarkdownRenderer,
} from './markdown.ts';
export { plainText } from './plain-text.ts';
export type { Sanitized } from './sanitize.ts';
export { TRUSTED_MEDIA_HOSTS } from './trusted-media-hosts.ts';
