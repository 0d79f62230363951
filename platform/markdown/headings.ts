/**
 * Ids of headings and the links that lead to them.
 *
 * A generated id is the heading's text as a slug with a prefix, so that a heading "Location" cannot
 * become `window.location`'s neighbour or answer the page's own `getElementById`. An id that the
 * author wrote stays as it is (spec section 5) unless it could stand in for an element of the page
 * or of a library (React and Radix write ids with `:`, `_` or `radix-`): then it gets the prefix,
 * too. `#…` links inside the text are led to whichever form the heading got.
 */
export interface HeadingIds {
  /** The id to write, unique in this text. */
  assign(authorId: string | undefined, text: string): string;
  /** Fragment that a link to `#fragment` should carry. */
  resolve(fragment: string): string;
}

const PREFIX = 'doc-';

const MAX_LENGTH = 100;

/** Ids that pages of this site use, or that scripts look up by name. */
const RESERVED = new Set([
  'app',
  'constructor',
  'content',
  'download',
  'footer',
  'header',
  'main',
  'nav',
  'root',
  'search',
]);

export function createHeadingIds(): HeadingIds {
  const used = new Set<string>();
  const byName = new Map<string, string>();
  const counts = new Map<string, number>();

  function unique(slug: string): string {
    let at = counts.get(slug) ?? 0;
    let name = at === 0 ? slug : `${slug}-${at}`;
    while (used.has(PREFIX + name)) name = `${slug}-${++at}`;
    counts.set(slug, at + 1);
    return name;
  }

  return {
    assign(authorId, text) {
      if (authorId !== undefined && isFree(authorId) && !used.has(authorId)) {
        used.add(authorId);
        byName.set(authorId, authorId);
        return authorId;
      }
      const name = unique(slugOf(authorId ?? text) || 'section');
      const id = PREFIX + name;
      used.add(id);
      if (!byName.has(name)) byName.set(name, id);
      return id;
    },
    resolve(fragment) {
      return byName.get(fragment) ?? byName.get(slugOf(fragment)) ?? fragment;
    },
  };
}

function isFree(id: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u.test(id) &&
    id.length <= MAX_LENGTH &&
    !RESERVED.has(id.toLowerCase()) &&
    !id.startsWith('radix-')
  );
}

/** As code hosts write the addresses of headings: lower case, punctuation out, spaces to dashes. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, '')
    .replace(/\s/g, '-')
    .slice(0, MAX_LENGTH);
}
