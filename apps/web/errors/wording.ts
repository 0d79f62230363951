/** What was looked for, by the beginning of the address (spec section 8). */
export type NotFoundKind = 'project' | 'user' | 'organization' | 'collection' | 'page';

const KINDS: Record<string, NotFoundKind> = {
  mod: 'project',
  datapack: 'project',
  resourcepack: 'project',
  plugin: 'project',
  shader: 'project',
  modpack: 'project',
  project: 'project',
  user: 'user',
  organization: 'organization',
  collection: 'collection',
};

export function notFoundKind(path: string): NotFoundKind {
  const [, first, rest] = path.split('/');
  return (rest !== undefined && KINDS[first]) || 'page';
}
