import { FilterXSS } from 'xss';
import {
  ALLOWED,
  DROPPED,
  DROPPED_WITH_CONTENT,
  type ElementRule,
  HEADINGS,
} from './allow-list.ts';
import { decodeEntities, encodeAttribute, parseAttributes } from './attributes.ts';
import { createHeadingIds } from './headings.ts';
import { createStartTags } from './start-tag.ts';
import type { UrlPolicy } from './urls.ts';

export interface Sanitized {
  html: string;
  /** How many tags, attributes, classes, styles and addresses were left out. */
  removed: number;
}

/** HTML parsers give up around 512 levels; what is deeper than this is flattened. */
const MAX_DEPTH = 200;

/**
 * Writes HTML anew from the allow-list: every `<` of the result was written here. Elements are
 * closed in order, none is left open and none is closed that was not opened, so the text cannot
 * break out of the element that holds it, whatever page embeds it.
 */
export function sanitize(html: string, urls: UrlPolicy): Sanitized {
  const endsLeft = new Map<string, number>();
  const tags = createStartTags(urls);
  const ids = createHeadingIds();
  const out: string[] = [];
  const open: string[] = [];
  const fragments: { at: number; fragment: string; rest: string }[] = [];
  let heading: { at: number; tag: string; id?: string; rest: string; text: string } | null = null;
  let dropping: string | null = null;
  let removed = 0;

  new FilterXSS({
    css: false,
    onTag(tag, tagSource, { isClosing = false }) {
      if (isClosing && endsLeft.has(tag)) endsLeft.set(tag, endsLeft.get(tag)! - 1);
      if (dropping !== null) {
        if (isClosing && tag === dropping) dropping = null;
      } else if (!ALLOWED.has(tag)) {
        refuse(tag, tagSource, isClosing);
      } else if (isClosing) {
        endTag(tag);
      } else {
        startTag(tag, tagSource);
      }
      return '';
    },
    escapeHtml(text) {
      write(text);
      return '';
    },
  }).process(html);
  while (open.length > 0) pop();
  for (const { at, fragment, rest } of fragments) {
    out[at] = `<a href="#${encodeAttribute(ids.resolve(fragment))}"${rest}>`;
  }
  return { html: out.join(''), removed: removed + tags.removed };

  function write(text: string): void {
    if (dropping !== null || text === '') return;
    if (heading) heading.text += text;
    out.push(escapeBrackets(text));
  }

  function startTag(tag: string, tagSource: string): void {
    const rule = ALLOWED.get(tag)!;
    if (rule.inside && !rule.inside.some((parent) => open.includes(parent))) return;
    if (open.length >= MAX_DEPTH) return;
    const given = parseAttributes(tagSource.slice(1 + tag.length, -1));
    if (tag === 'iframe') {
      out.push(tags.frame(given));
      return;
    }
    if (tag === 'input' && given.get('type')?.toLowerCase() !== 'checkbox') {
      removed++;
      return;
    }
    if (rule.kind === 'block' && open.at(-1) === 'p') pop();
    if (HEADINGS.has(tag)) startHeading(tag, rule, given);
    else if (tag === 'a' && given.get('href')?.startsWith('#')) startFragmentLink(rule, given);
    else out.push(`<${tag}${tags.attributes(tag, rule, given)}>`);
    if (rule.kind !== 'void') open.push(tag);
  }

  /** Its id follows from its text, so the tag is written when the heading ends. */
  function startHeading(tag: string, rule: ElementRule, given: Map<string, string>): void {
    if (HEADINGS.has(open.at(-1) ?? '')) pop();
    finishHeading();
    const id = given.get('id');
    given.delete('id');
    heading = { at: out.length, tag, id, rest: tags.attributes(tag, rule, given), text: '' };
    out.push('');
  }

  /** Which id the heading has is known when the whole text was read, so the tag is written then. */
  function startFragmentLink(rule: ElementRule, given: Map<string, string>): void {
    const fragment = percentDecoded(given.get('href')!.slice(1));
    given.delete('href');
    fragments.push({ at: out.length, fragment, rest: tags.attributes('a', rule, given) });
    out.push('');
  }

  function endTag(name: string): void {
    // HTML lets the end tag of any heading close the open one.
    const tag = heading && HEADINGS.has(name) ? heading.tag : name;
    const at = open.lastIndexOf(tag);
    if (at === -1 || open.slice(at + 1).some((inner) => isBarrier(inner, tag))) return;
    while (open.length > at) pop();
  }

  function pop(): void {
    const tag = open.pop()!;
    if (heading?.tag === tag) finishHeading();
    out.push(`</${tag}>`);
  }

  function finishHeading(): void {
    if (!heading) return;
    const { at, tag, id, rest, text } = heading;
    out[at] = `<${tag} id="${encodeAttribute(ids.assign(id, decodeEntities(text)))}"${rest}>`;
    heading = null;
  }

  function refuse(tag: string, tagSource: string, closing: boolean): void {
    const withContent = DROPPED_WITH_CONTENT.has(tag);
    if (!withContent && !DROPPED.has(tag) && !/^[!?]/.test(tag)) {
      write(tagSource);
    } else if (!closing) {
      removed++;
      if (withContent && willEnd(tag)) dropping = tag;
    }
  }

  /** Without an end tag ahead only the start tag is dropped, not the rest of the text. */
  function willEnd(tag: string): boolean {
    const left = endsLeft.get(tag) ?? [...html.matchAll(new RegExp(`</${tag}`, 'gi'))].length;
    endsLeft.set(tag, left);
    return left > 0;
  }
}

const TABLE_PARTS = new Set(['table', 'td', 'th', 'caption']);

/** Whether the end tag of `tag` stops at the open element `inner`, as HTML's scopes have it. */
function isBarrier(inner: string, tag: string): boolean {
  const rule = ALLOWED.get(tag)!;
  if (rule.inside) return rule.inside.includes(inner);
  if (rule.kind === 'inline' || tag === 'p') return ALLOWED.get(inner)?.kind === 'block';
  return TABLE_PARTS.has(inner);
}

function escapeBrackets(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function percentDecoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
