import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { etagOf } from '#domain/documents/index.ts';
import type { Answer } from '#platform/answers/public-answers.ts';
import type { Assets } from '#web/document.ts';

export const BUILD_FOLDER = fileURLToPath(new URL('../../../.build/web', import.meta.url));

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** The built files by address, ready to send, and what the document must name. */
export interface BuiltAssets {
  files: Map<string, Answer>;
  assets: Assets;
}

const MEDIA_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};

/** Reads the build into memory; its files carry their hash in their name and never change. */
export async function loadAssets(): Promise<BuiltAssets> {
  const client = join(BUILD_FOLDER, 'client');
  const files = new Map<string, Answer>();
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'manifest.json') continue;
    const path = join(entry.parentPath, entry.name);
    const url = path.slice(client.length).replaceAll('\\', '/');
    files.set(url, assetAnswer(url, await readFile(path)));
  }
  const text = await readFile(join(client, 'manifest.json'), 'utf8');
  const manifest: Record<string, ManifestEntry> = JSON.parse(text);
  // Names of files carry the hashes of their contents: the same manifest is the same build.
  const buildId = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { files, assets: describe(manifest, buildId, [...files.keys()]) };
}

function assetAnswer(url: string, body: Buffer): Answer {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const hashed = url.startsWith('/assets/');
  return {
    status: 200,
    headers: [
      ...['Content-Type', MEDIA_TYPES[extension] ?? 'application/octet-stream'],
      ...['Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
      ...['X-Content-Type-Options', 'nosniff', 'Vary', 'Accept-Encoding'],
      ...['Access-Control-Allow-Origin', '*'],
    ],
    body,
    etag: etagOf(body),
  };
}

function describe(
  manifest: Record<string, ManifestEntry>,
  buildId: string,
  urls: string[],
): Assets {
  const entry = Object.values(manifest).find((one) => one.isEntry);
  if (!entry) throw new Error('The web build has no entry.');
  const routes: Assets['routes'] = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!source.endsWith('/page.tsx')) continue;
    const id = source.slice(0, -'/page.tsx'.length);
    routes[id] = collect(manifest, source, new Set([entry.file]));
    routes[id].scripts.unshift(`/${chunk.file}`);
  }
  return {
    buildId,
    entry: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: urls.filter((url) => /latin-wght-normal.*\.woff2$/.test(url)),
    favicon: urls.find((url) => /favicon.*\.svg$/.test(url)),
    routes,
    messages: describeMessages(manifest),
  };
}

/** `messages/en-US/shell.json` of the manifest as `en-US/shell`. */
function describeMessages(manifest: Record<string, ManifestEntry>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const name = /^messages\/(.+)\.json$/.exec(source)?.[1];
      return name ? [[name, `/${file}`]] : [];
    }),
  );
}

/** Everything that a page's chunk imports beside what the entry has loaded. */
function collect(manifest: Record<string, ManifestEntry>, source: string, seen: Set<string>) {
  const result = { scripts: [] as string[], styles: [] as string[] };
  const visit = (name: string, top: boolean) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file) || chunk.isEntry) return;
    seen.add(chunk.file);
    if (!top) result.scripts.push(`/${chunk.file}`);
    result.styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
    for (const next of chunk.imports ?? []) visit(next, false);
  };
  visit(source, true);
  return result;
}
