import MarkdownIt from 'markdown-it';
import type { AttributeKind } from './allow-list.ts';
import { frameAddress } from './frames.ts';
import type { UrlPolicy } from './urls.ts';

const { utils } = new MarkdownIt();

/**
 * Names and values of a start tag, decoded as a browser would, first of each name. `xss` brings a
 * parser of its own for this, but it takes quadratic time on a tag with many attributes.
 */
export function parseAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const pattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`][^\s<>]*)))?/g;
  for (const [, name, double, single, bare] of source.matchAll(pattern)) {
    const key = name!.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** A checked value, and how many parts of the author's were left out. */
export interface CheckedValue {
  /** null: drop the attribute. */
  value: string | null;
  removed: number;
}

const NUMBER = /^-?\d{1,6}$/;
const SIZE = /^\d{1,5}(?:\.\d{1,3})?(?:px|%)?$/;
const TOKEN = /^[\w-]{1,64}$/;
const ALIGN = new Set([
  'left',
  'right',
  'center',
  'middle',
  'top',
  'bottom',
  'justify',
  'baseline',
]);

/** The only CSS there is (spec section 5). */
const CSS: Readonly<Record<string, readonly string[]>> = {
  'image-rendering': ['pixelated'],
  'text-align': ['left', 'right', 'center'],
  float: ['left', 'right'],
};

type Check = (value: string, urls: UrlPolicy) => string | null | CheckedValue;

const CHECKS: Record<Exclude<AttributeKind, 'id'>, Check> = {
  text: (value) => value,
  flag: () => '',
  size: (value) => matching(value.trim(), SIZE),
  count: (value) => matching(value.trim(), NUMBER),
  token: (value) => matching(value.trim(), TOKEN),
  align: (value) => (ALIGN.has(value.trim().toLowerCase()) ? value.trim().toLowerCase() : null),
  valign: (value) => (ALIGN.has(value.trim().toLowerCase()) ? value.trim().toLowerCase() : null),
  direction: (value) => matching(value.trim().toLowerCase(), /^(?:ltr|rtl|auto)$/),
  fragment: (value) => matching(value.trim(), /^#[\w-]{1,64}$/),
  link: (value, urls) => emptied(value, urls.link(value).url),
  media: (value, urls) => emptied(value, urls.media(value)),
  srcset: (value, urls) => srcset(value, urls),
  style: (value) => style(value),
  class: (value) => codeClass(value),
  frame: (value) => frameAddress(value),
};

/** Applies the rule of `kind`. Ids are the document's business: see `headings.ts`. */
export function checkAttribute(
  kind: Exclude<AttributeKind, 'id'>,
  value: string,
  urls: UrlPolicy,
): CheckedValue {
  const result = CHECKS[kind](value, urls);
  if (result === null) return { value: null, removed: 1 };
  return typeof result === 'string' ? { value: result, removed: 0 } : result;
}

export function decodeEntities(text: string): string {
  // `unescapeAll` also takes backslash escapes away, which HTML does not have, and asks for the
  // semicolon of a number, which HTML does not.
  const strict = text.replaceAll('\\', '\\\\').replace(/&#(x[\da-f]+|\d+);?/gi, '&#$1;');
  return utils.unescapeAll(strict);
}

export function encodeAttribute(text: string): string {
  return utils.escapeHtml(text);
}

function matching(value: string, pattern: RegExp): string | null {
  return pattern.test(value) ? value : null;
}

/** Links and sources that are refused stay as attributes without a value. */
function emptied(before: string, after: string): CheckedValue {
  return { value: after, removed: after === '' && before !== '' ? 1 : 0 };
}

function style(value: string): CheckedValue {
  const declarations = value.split(';').filter((part) => part.trim() !== '');
  const kept = declarations.flatMap((declaration) => {
    const [property, setting] = declaration.split(':').map((part) => part.trim().toLowerCase());
    const fine = Object.hasOwn(CSS, property ?? '') && CSS[property!]!.includes(setting ?? '');
    return fine ? [`${property}:${setting}`] : [];
  });
  return {
    value: kept.length > 0 ? kept.join(';') : null,
    removed: declarations.length - kept.length,
  };
}

/** Highlighting and language names only, so that text cannot borrow the site's own classes. */
function codeClass(value: string): CheckedValue {
  const names = value.split(/\s+/).filter((name) => name !== '');
  const kept = names.filter((name) => /^(?:hljs|language)-[^"'<>&]+$/.test(name));
  return { value: kept.length > 0 ? kept.join(' ') : null, removed: names.length - kept.length };
}

function srcset(value: string, urls: UrlPolicy): CheckedValue {
  const candidates = value
    .split(/,\s+|(?<=\s[\d.]{1,6}[wx]),/)
    .filter((part) => part.trim() !== '');
  const kept = candidates.slice(0, 16).flatMap((candidate) => {
    const [source = '', size = ''] = candidate.trim().split(/\s+/);
    // A trailing comma would end the candidate early.
    const url = urls.media(source.replace(/,+$/, ''));
    if (url === '' || !/^(?:[\d.]{1,6}[wx])?$/.test(size)) return [];
    return [size ? `${url} ${size}` : url];
  });
  return {
    value: kept.length > 0 ? kept.join(', ') : null,
    removed: candidates.length - kept.length,
  };
}
