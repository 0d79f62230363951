import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Who may import whom: each top folder and the folders it may reach besides its own. */
const ALLOWED: Record<string, string[]> = {
  contract: [],
  platform: [],
  ui: [],
  domain: ['contract', 'platform'],
  'apps/server': ['apps/web', 'contract', 'domain', 'platform'],
  'apps/web': ['contract', 'domain', 'platform', 'ui'],
  'apps/cli': ['apps/server', 'contract', 'domain', 'platform'],
};

/** Files of a noun that others may import beside its `index.ts`: what the server mounts. */
const DOORS = /^domain\/[^/]+\/(index|routes|[\w-]+\.routes)\.ts$/;
/** Modules of the domain that stand above the nouns. */
const ABOVE_NOUNS = /^domain\/[^/]+\.ts$/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const ALIASES: Record<string, string> = {
  '#server/': 'apps/server/',
  '#web/': 'apps/web/',
  '#contract/': 'contract/',
  '#domain/': 'domain/',
  '#platform/': 'platform/',
  '#ui/': 'ui/',
  '#tests/': 'tests/',
};

/** Imports that go the wrong way, as `file: why`. */
export async function checkImports(root: string): Promise<string[]> {
  const mistakes: string[] = [];
  for (const top of Object.keys(ALLOWED)) {
    for (const file of await sources(join(root, top))) {
      const from = relative(root, file);
      const text = await readFile(file, 'utf8');
      for (const [, target] of text.matchAll(IMPORT)) {
        const to = resolveImport(root, file, target);
        const why = to && judge(from, to);
        if (why) mistakes.push(`${from}: imports ${to}, but ${why}.`);
      }
    }
  }
  return mistakes;
}

function judge(from: string, to: string): string | null {
  const own = topOf(from);
  const other = topOf(to);
  if (own && other !== own && !ALLOWED[own].includes(other ?? '')) {
    return `${own} may import ${ALLOWED[own].join(', ') || 'nothing of ours'} only`;
  }
  const [, noun] = from.startsWith('domain/') ? from.split('/') : [];
  const [, otherNoun] = to.startsWith('domain/') ? to.split('/') : [];
  if (noun && otherNoun && noun !== otherNoun && !ABOVE_NOUNS.test(to) && !DOORS.test(to)) {
    return 'a noun is imported through its index.ts';
  }
  return null;
}

function topOf(path: string): string | undefined {
  return Object.keys(ALLOWED).find((top) => path.startsWith(`${top}/`));
}

function resolveImport(root: string, file: string, target: string): string | null {
  if (target.endsWith('.json') && target.startsWith('.')) return null;
  if (target.startsWith('.')) return relative(root, resolve(dirname(file), target));
  const alias = Object.keys(ALIASES).find((name) => target.startsWith(name));
  return alias ? target.replace(alias, ALIASES[alias]) : null;
}

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
