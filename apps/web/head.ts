import { toAppError } from './errors/app-error.ts';
import { notFoundKind } from './errors/wording.ts';
import type { T } from './messages/messages.tsx';
import type { RootData } from './root/load.ts';
import type { Params } from './router/route.ts';

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
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The head's elements as HTML. */
export function headMarkup(head: Head, { url, site }: { url: URL; site: string }): string {
  // A path that begins with two slashes would read as another host.
  const canonical = new URL(head.canonical ?? `${site}${url.pathname}`, site).href;
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

interface HeadMatch {
  handle: unknown;
  params: Params;
  data: unknown;
}

/** The head of the deepest route that has one. */
export function pageHead(
  matches: readonly HeadMatch[],
  { root, url, t }: Omit<HeadInput<unknown>, 'data' | 'params'>,
): Head {
  for (const { handle, params, data } of matches.toReversed()) {
    const head = (handle as { head?: HeadOf<unknown> } | undefined)?.head;
    if (head) return head({ data, root, params, url, t });
  }
  return { title: t('shell.siteName') };
}

export function errorHead(error: unknown, path: string, t: T): Head {
  const missing = toAppError(error).statusCode === 404;
  const words = missing ? t(`errors.${notFoundKind(path)}.title`) : t('errors.other.title');
  return { title: t('shell.title', { page: words }), robots: 'noindex' };
}

/** Puts the head of a page on the open document, when the browser itself changed the page. */
export function applyHead(head: Head, url: URL, site: string): void {
  document.title = head.title;
  // A path that begins with two slashes would read as another host.
  const canonical = new URL(head.canonical ?? `${site}${url.pathname}`, site).href;
  setElement('link[rel="canonical"]', 'href', canonical);
  setElement('meta[name="description"]', 'content', head.description);
  setElement('meta[name="robots"]', 'content', head.robots);
  setElement('meta[property="og:title"]', 'content', head.title);
  setElement('meta[property="og:url"]', 'content', canonical);
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

/** Without a value the element goes away; a missing one is made from its selector. */
function setElement(selector: string, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (!value) {
    found?.remove();
    return;
  }
  const [, tag, name, is] = /^(\w+)\[(\w+)="([^"]+)"\]$/.exec(selector) as string[];
  const element = found ?? document.head.appendChild(document.createElement(tag));
  if (!found) element.setAttribute(name, is);
  element.setAttribute(attribute, value);
}
