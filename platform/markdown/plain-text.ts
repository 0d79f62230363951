import type { Token } from 'markdown-it';
import { createParser } from './markdown.ts';

const parser = createParser();

/** Enough source for any excerpt; the rest is not parsed. */
const SOURCE_LIMIT = 16 * 1024;

/**
 * The first words of a Markdown text without its marks, for descriptions of pages: prose only, no
 * headings, code, tables, pictures or HTML. At most `limit` characters, cut at a word with `…`.
 */
export function plainText(source: string, limit = 200): string {
  const words = proseOf(parser.parse(source.slice(0, SOURCE_LIMIT), {}))
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...words];
  if (characters.length <= limit) return words;
  const cut = characters.slice(0, limit - 1).join('');
  const lastSpace = characters[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const end = lastSpace > limit / 2 ? lastSpace : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

const OUTSIDE_PROSE = /^(?:heading|table)_(open|close)$/;

function proseOf(tokens: Token[]): string {
  const parts: string[] = [];
  let outside = 0;
  for (const token of tokens) {
    const edge = OUTSIDE_PROSE.exec(token.type)?.[1];
    if (edge) outside += edge === 'open' ? 1 : -1;
    else if (token.type === 'inline' && outside === 0) parts.push(inlineText(token.children ?? []));
  }
  return parts.join(' ');
}

function inlineText(children: Token[]): string {
  return children.map((child) => INLINE_TEXT[child.type]?.(child) ?? '').join('');
}

const INLINE_TEXT: Record<string, (token: Token) => string> = {
  text: (token) => token.content,
  code_inline: (token) => token.content,
  softbreak: () => ' ',
  hardbreak: () => ' ',
};
