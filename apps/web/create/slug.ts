/** Letters, digits, dots, dashes and underscores (contract: the project's slug). */
const NOT_ALLOWED = /[^a-z0-9._-]+/g;

export const SLUG_LIMITS = { least: 3, most: 64 } as const;

/** The address that a name suggests: `Épée & Cape` becomes `epee-cape`; empty when nothing is left. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(NOT_ALLOWED, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, SLUG_LIMITS.most)
    .replace(/^[-.]+|[-.]+$/g, '');
}

export type SlugProblem = 'empty' | 'short' | 'long' | 'characters';

/** What is wrong with an address as it was typed; null when the server could take it. */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug === '') return 'empty';
  if (!/^[a-zA-Z0-9._-]+$/.test(slug)) return 'characters';
  if (slug.length < SLUG_LIMITS.least) return 'short';
  return slug.length > SLUG_LIMITS.most ? 'long' : null;
}
