/** Parts of addresses that are not a name somebody gave. */
const OWN_WORDS = new Set([
  ...['mod', 'modpack', 'plugin', 'resourcepack', 'shader', 'datapack', 'project'],
  ...['mods', 'modpacks', 'plugins', 'resourcepacks', 'shaders', 'datapacks'],
  ...['user', 'organization', 'collection', 'version', 'versions', 'gallery', 'changelog'],
  ...['settings', 'dashboard', 'edit', 'news', 'legal', 'auth'],
]);

/** What an address asked for, in words: `/mod/tidewater-lantern` is "tidewater lantern". */
export function wordsOfPath(path: string): string {
  const parts = path.split('/').map(decoded).filter(Boolean);
  const name = parts.find((part) => !OWN_WORDS.has(part.toLowerCase())) ?? '';
  return name
    .replace(/[-_.+]+/g, ' ')
    .trim()
    .slice(0, 80);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
