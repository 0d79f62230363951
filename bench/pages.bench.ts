import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { RecordedPage } from './bare-react.ts';
import { alternate, atLeast, atMost, type Row } from './harness.ts';
import { compare, describe, rate, record } from './http.ts';
import { type Running, startServer } from './processes.ts';

const client = fileURLToPath(new URL('../.build/web/client', import.meta.url));

/** Pages rendered for somebody who is signed in, against React alone with the same tree. */
export async function benchPages(
  site: Running,
  folder: string,
  slug: string,
  cookie: string,
): Promise<Row[]> {
  const paths = { search: '/mods?s=downloads', project: `/mod/${slug}` };
  const pages: Record<string, RecordedPage> = {};
  for (const path of Object.values(paths)) pages[path] = await recordPage(site.port, path, cookie);
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(pages));
  const bare = await startServer(['bench/bare-react.ts', file]);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const result = await compare(site, bare, path, { headers: { Cookie: cookie }, varying: true });
    const title = `${name} page rendered, signed in ÷ bare react-dom/server`;
    rows.push(atLeast(title, 0.65, result.ratio, describe(result)));
  }
  await bare.stop();
  return rows;
}

/** The page of a project with many versions against one with few, rendered each time. */
export async function benchManyVersions(
  site: Running,
  cookie: string,
  slugs: { few: string; many: string },
): Promise<Row> {
  const headers = { Cookie: cookie };
  const time = async (slug: string) =>
    1 / (await rate(site.port, `/mod/${slug}`, { headers, varying: true }));
  const { ratio, a, b } = await alternate(
    () => time(slugs.many),
    () => time(slugs.few),
  );
  const detail = `${(a * 1000).toFixed(2)} ms against ${(b * 1000).toFixed(2)} ms`;
  return atMost('project page at 5,000 versions ÷ at 5', 1.3, ratio, detail);
}

async function recordPage(port: number, path: string, cookie: string): Promise<RecordedPage> {
  const { headers, body } = await record(port, path, { Cookie: cookie });
  const html = Buffer.from(body, 'base64').toString();
  const open = '<div id="app">';
  const start = html.indexOf(open) + open.length;
  const end = html.indexOf('</div><script type="application/json"');
  const data = /id="hydration">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { loaderData, locale } = JSON.parse(data);
  const kept: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    if (!/^content-length$/i.test(headers[i])) kept.push(headers[i], headers[i + 1]);
  }
  return {
    url: `http://localhost:${port}${path}`,
    locale,
    data: loaderData,
    headers: kept,
    before: html.slice(0, start),
    after: html.slice(end),
  };
}

/** What a browser loads for the first view of a project's page, compressed as it travels. */
export async function benchSizes(site: Running, slug: string): Promise<Row[]> {
  const html = Buffer.from((await record(site.port, `/mod/${slug}`)).body, 'base64').toString();
  const sum = async (pattern: RegExp) => {
    const files = new Set([...html.matchAll(pattern)].map((match) => match[1]));
    let bytes = 0;
    for (const file of files) {
      bytes += gzipSync(await readFile(join(client, file)), { level: 9 }).length;
    }
    return { kB: bytes / 1000, files: files.size };
  };
  const js = await sum(/(?:modulepreload" href|<script type="module" src)="([^"]+\.js)"/g);
  const css = await sum(/rel="stylesheet" href="([^"]+\.css)"/g);
  const messages = await messageSize();
  return [
    atMost(
      'JavaScript for the first load of a project page, gzipped',
      125,
      js.kB + messages,
      `${js.files} files and the messages of the page`,
      ' kB',
    ),
    atMost('CSS of the same', 25, css.kB, `${css.files} files`, ' kB'),
  ];
}

/** Catalogues that the page loads beside its chunks: shell, shared and project. */
async function messageSize(): Promise<number> {
  const names = (await readdir(join(client, 'assets'))).filter((name) =>
    /^(shell|shared|project)-[\w-]+\.js$/.test(name),
  );
  let bytes = 0;
  for (const name of names) {
    bytes += gzipSync(await readFile(join(client, 'assets', name)), { level: 9 }).length;
  }
  return bytes / 1000;
}
