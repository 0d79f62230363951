import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';

/** A page's data and document, recorded from the product. */
export interface RecordedPage {
  url: string;
  locale: string;
  data: Record<string, unknown>;
  headers: string[];
  before: string;
  after: string;
}

/** Renders the same tree with the same data by `react-dom/server` alone, on every request. */
const pages: Record<string, RecordedPage> = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { pageTree } = await import('../.build/web/server/entry.server.js' as string);
const trees = new Map<string, () => string>();
for (const [path, page] of Object.entries(pages)) {
  const tree = await pageTree(new URL(page.url), page.locale, page.data);
  trees.set(path, () => page.before + renderToString(tree) + page.after);
}
const server = createServer((request, response) => {
  const path = request.url as string;
  const render = trees.get(path);
  if (!render) return response.writeHead(404).end();
  const body = Buffer.from(render());
  const headers = [...pages[path].headers, 'Content-Length', String(body.length)];
  return response.writeHead(200, headers).end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => process.exit(0));
