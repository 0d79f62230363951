import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { Services } from '../services.ts';

/** A picture of this site in our own HTML, whose attributes have no `<` and no `>`. */
const OWN_PICTURE = /<img (?=[^>]*\bsrc="[^"]*\/data\/images\/([0-9a-f]{40})\.\w+")([^>]*)>/g;
/** Pictures of one text that are looked up. */
const MOST_PICTURES = 200;

/**
 * Markdown as safe HTML in which the site's own pictures say how large they are, so that nothing moves
 * when they come.
 */
export async function renderText(
  db: Db,
  { markdown }: Pick<Services, 'markdown'>,
  source: string,
): Promise<string> {
  const { html } = markdown.render(source);
  const names = new Set([...html.matchAll(OWN_PICTURE)].map(([, name]) => name));
  if (names.size === 0) return html;
  const sizes = await readSizes(db, [...names].slice(0, MOST_PICTURES));
  return html.replace(OWN_PICTURE, (tag, name: string, rest: string) => {
    const size = sizes.get(name);
    if (!size || /\b(?:width|height)=/.test(rest)) return tag;
    return `<img width="${size.width}" height="${size.height}" ${rest}>`;
  });
}

async function readSizes(db: Db, names: string[]) {
  const { rows } = await sql<{ name: string; width: number; height: number }>`
    select name, width, height
    from unnest(${names}::text[]) name
    cross join lateral (
      select width, height from images
      where sha512 >= name and sha512 < name || 'g' and width is not null
      limit 1
    ) known`.execute(db);
  return new Map(rows.map(({ name, width, height }) => [name, { width, height }]));
}
