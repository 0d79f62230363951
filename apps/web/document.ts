import { escapeHtml } from './head.ts';
import { type Hydration, hydrationJson } from './hydration.ts';
import type { Preferences } from './preferences/preferences.ts';
import { type Theme, themeAttributes } from './preferences/theme.ts';

/** Which built files the document names. */
export interface Assets {
  buildId: string;
  entry: string;
  /** Style sheets of the entry. */
  styles: string[];
  fonts: string[];
  favicon?: string;
  /** Scripts and styles that a route needs beside the entry, by route id. */
  routes: Record<string, { scripts: string[]; styles: string[] }>;
  /** Files of messages by language and area: `en-US/shell`. */
  messages: Record<string, string>;
}

interface Document {
  markup: string;
  head: string;
  locale: string;
  theme: Theme;
  preferences: Preferences | undefined;
  assets: Assets;
  routeIds: (string | undefined)[];
  /** Areas of the catalogue that the page speaks with. */
  areas: readonly string[];
  hydration: Hydration;
}

/** The whole HTML document around a rendered page. No script stands in it, only a data block. */
export function documentMarkup({
  markup,
  head,
  locale,
  theme,
  preferences,
  assets,
  routeIds,
  areas,
  hydration,
}: Document): string {
  const attributes = [
    `lang="${escapeHtml(locale)}"`,
    ...Object.entries(themeAttributes(theme)).map(([name, value]) => `${name}="${value}"`),
    preferences?.advancedRendering === false ? 'data-plain' : '',
  ];
  return [
    `<!doctype html><html ${attributes.filter(Boolean).join(' ')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    assetLinks(assets, { routeIds, locale, areas }),
    head,
    `</head><body><div id="app">${markup}</div>`,
    `<script type="application/json" id="hydration">${hydrationJson(hydration)}</script>`,
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('');
}

/** The links of each combination of routes: few, and the same for everybody. */
const linksMade = new WeakMap<Assets, Map<string, string>>();

function assetLinks(
  assets: Assets,
  { routeIds, locale, areas }: Pick<Document, 'routeIds' | 'locale' | 'areas'>,
): string {
  const made = linksMade.get(assets) ?? new Map<string, string>();
  linksMade.set(assets, made);
  const key = `${locale} ${routeIds} ${areas}`;
  let links = made.get(key);
  if (links === undefined) {
    links = makeLinks(assets, { routeIds, locale, areas });
    made.set(key, links);
  }
  return links;
}

function makeLinks(
  assets: Assets,
  { routeIds, locale, areas }: Pick<Document, 'routeIds' | 'locale' | 'areas'>,
): string {
  const routes = routeIds.flatMap((id) => assets.routes[id ?? ''] ?? []);
  const styles = [...new Set([...assets.styles, ...routes.flatMap((route) => route.styles)])];
  const scripts = [...new Set(routes.flatMap((route) => route.scripts))];
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...[...new Set(areas)].map(
      (area) =>
        `<link rel="preload" href="${assets.messages[`${locale}/${area}`]}" as="fetch" crossorigin>`,
    ),
    assets.favicon ? `<link rel="icon" href="${assets.favicon}" type="image/svg+xml">` : '',
  ].join('');
}
