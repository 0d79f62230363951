import { atLeast, type Row } from './harness.ts';
import { compare, describe, record, startBare } from './http.ts';
import type { Running } from './processes.ts';

/** Ready answers of the API and kept pages, against bare `node:http` with the same bytes. */
export async function benchAnswers(site: Running, folder: string, slug: string): Promise<Row[]> {
  const hash = await firstHash(site.port, slug);
  const paths = {
    project: `/v2/project/${slug}`,
    file: `/v2/version_file/${hash}`,
    search: '/mods?s=downloads',
    page: `/mod/${slug}`,
  };
  // Asked twice: the second time it comes from memory.
  const answers = Object.fromEntries(
    await Promise.all(
      Object.values(paths).map(async (path) => {
        await record(site.port, path);
        return [path, await record(site.port, path)] as const;
      }),
    ),
  );
  const bare = await startBare(folder, answers);
  const rows: Row[] = [];
  for (const [name, bound] of [
    ['project', 0.75],
    ['file', 0.75],
    ['search', 0.6],
    ['page', 0.6],
  ] as const) {
    const path = paths[name];
    const title = {
      project: '`GET /v2/project/{slug}` ÷ bare node:http',
      file: '`GET /v2/version_file/{sha1}` ÷ bare node:http',
      search: 'search page for a visitor (kept) ÷ bare node:http',
      page: 'project page for a visitor (kept) ÷ bare node:http',
    }[name];
    const result = await compare(site, bare, path);
    rows.push(atLeast(title, bound, result.ratio, describe(result)));
  }
  await bare.stop();

  for (const name of ['project', 'file'] as const) {
    const path = paths[name];
    const { headers } = answers[path];
    const etag = headers[headers.findIndex((one) => /^etag$/i.test(one)) + 1];
    const recorded = await record(site.port, path, { 'If-None-Match': etag });
    const server = await startBare(folder, { [path]: recorded });
    const result = await compare(site, server, path, { headers: { 'If-None-Match': etag } });
    rows.push(
      atLeast(`304 of the same (${name}) ÷ bare 304`, 0.75, result.ratio, describe(result)),
    );
    await server.stop();
  }
  return rows;
}

async function firstHash(port: number, slug: string): Promise<string> {
  const project = await (await fetch(`http://127.0.0.1:${port}/v2/project/${slug}`)).json();
  const id = project.versions.at(-1);
  const version = await (await fetch(`http://127.0.0.1:${port}/v2/version/${id}`)).json();
  return version.files[0].hashes.sha1;
}
