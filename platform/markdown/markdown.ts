import MarkdownItParser, { type MarkdownIt } from 'markdown-it';
import { fences } from './fence.ts';
import { type Sanitized, sanitize } from './sanitize.ts';
import { taskLists } from './task-lists.ts';
import { TRUSTED_MEDIA_HOSTS } from './trusted-media-hosts.ts';
import { createUrlPolicy } from './urls.ts';

export interface MarkdownOptions {
  /** Origins of this site, as `https://quarry.example`: links there keep their plain form. */
  siteOrigins: readonly string[];
  /** Address of the image proxy without its query. Default `/_image`. */
  imageProxy?: string;
  /** Hosts that media may be loaded from directly. */
  trustedHosts?: readonly string[];
}

export interface MarkdownRenderer {
  /** Safe HTML, and how many disallowed parts the source had. Never throws. */
  render(source: string): Sanitized;
}

/** The same renderer for the server and for the preview in the browser. */
export function createMarkdownRenderer(options: MarkdownOptions): MarkdownRenderer {
  const md = createParser();
  const urls = createUrlPolicy({
    imageProxy: '/_image',
    trustedHosts: TRUSTED_MEDIA_HOSTS,
    ...options,
  });
  return { render: (source) => sanitize(md.render(source, {}), urls) };
}

/** markdown-it as the spec sets it (section 5). Addresses are judged by the sanitiser alone. */
export function createParser(): MarkdownIt {
  const md = new MarkdownItParser({ html: true, linkify: true, breaks: false, maxNesting: 100 });
  // Names such as `config.py`, `README.md` or `net.minecraft.world` are no addresses.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  md.validateLink = () => true;
  return md.use(fences).use(taskLists);
}
