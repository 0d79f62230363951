import type { Params } from 'react-router';
import type { T } from './messages/messages.tsx';
import type { RootData } from './root/load.ts';

/** What a page says about itself to browsers, search engines and previews. */
export interface Head {
  title: string;
  description?: string;
  /** Path and query that stand for this page; its own path by default. */
  canonical?: string;
  image?: string | null;
  /** Open Graph type, `website` by default. */
  type?: string;
  /** `noindex` and the like. */
  robots?: string;
  /** schema.org, as an object. */
  jsonLd?: object | object[];
  links?: { rel: string; href: string; type?: string; title?: string }[];
}

export interface HeadInput<Data> {
  data: Data;
  root: RootData;
  params: Params;
  /** Address of the page, absolute. */
  url: URL;
  t: T;
}

export type HeadOf<Data> = (input: HeadInput<Data>) => Head;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one]);

/** Script-safe JSON for a data block: nothing in it can end the element. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The head's elements as HTML. */
export function headMarkup(head: Head, { url, site }: { url: URL; site: string }): string {
  const canonical = new URL(head.canonical ?? url.pathname, site).href;
  const meta = (name: string, content: string | undefined | null) =>
    content
      ? `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`
      : '';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('robots', head.robots),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('og:site_name', 'Quarry'),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:type', head.type ?? 'website'),
    meta('og:url', canonical),
    meta('og:image', head.image && new URL(head.image, site).href),
    meta('twitter:card', 'summary'),
    ...(head.links ?? []).map(
      ({ rel, href, type, title }) =>
        `<link rel="${rel}" href="${escapeHtml(href)}"${type ? ` type="${type}"` : ''}${title ? ` title="${escapeHtml(title)}"` : ''}>`,
    ),
    head.jsonLd ? `<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>` : '',
  ].join('');
}
