import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { patch, picture } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

const NAME = '"><script>boo()</script><!--';
const TEXT = [
  '</script><script>boo()</script>',
  '<img src=x onerror=boo()> <svg onload=boo()> <!-- <script>',
  '[a](javascript:boo()) ![b](javascript:boo()) <a href="java&#9;script:boo()">c</a>',
  '<iframe srcdoc="<script>boo()</script>"></iframe> <style>@import "//evil.example"</style>',
  '`</textarea><script>boo()</script>` <base href="//evil.example/"> <form action="//evil.example">',
  '<details ontoggle=boo() open> <math><mtext><mglyph><style><img src=x onerror=boo()>',
].join('\n\n');

let site: TestSite;
let owner: TestUser;
let project: PublishedProject;
let pages: string[];

beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  project = await publishProject(site, owner, {
    data: { title: NAME, description: TEXT.slice(0, 250), body: TEXT },
  });
  const changed = [
    await patch(site, owner, `/v2/version/${project.versionId}`, {
      name: NAME,
      version_number: '1.0"-`$(x)`',
      changelog: TEXT,
    }),
    await patch(site, owner, `/v2/user/${owner.id}`, { bio: TEXT.slice(0, 160) }),
    await site.call(
      `/v2/project/${project.id}/gallery?${new URLSearchParams({ ext: 'png', featured: 'true', title: NAME, description: TEXT })}`,
      { method: 'POST', token: owner.token, body: await picture() },
    ),
  ];
  expect(changed.map((response) => response.status)).toEqual([204, 204, 204]);
  await site.site.search.settled();
  const of = `/mod/${project.slug}`;
  const asked = encodeURIComponent(NAME);
  pages = [
    ...['', '/gallery', '/changelog', '/versions', `/version/${project.versionId}`].map(
      (page) => of + page,
    ),
    ...['/', '/mods', `/mods?q=${asked}`, `/mods?g=${asked}&f=${asked}&sort=${asked}`],
    ...[`/user/${owner.username}`, `/mod/${asked}`, `/user/${asked}`, `/${asked}`],
    `/auth/sign-in?redirect=${asked}`,
  ];
});
afterAll(() => site.close());

interface Element {
  tag: string;
  attributes: string;
  /** Of a script. */
  content: string;
}

/** The elements as a browser finds them: what stands in a script ends only with its end tag. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const start = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const [, tag, attributes] = match;
    let content = '';
    if (/^(script|style|textarea|title)$/i.test(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag.toLowerCase()}`, start.lastIndex);
      content = html.slice(start.lastIndex, end);
      start.lastIndex = end;
    }
    elements.push({ tag: tag.toLowerCase(), attributes, content });
  }
  return elements;
}

/** What of an element would run something or lead somewhere foreign. */
function dangerOf({ tag, attributes, content }: Element): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers ignore these.
  const plain = attributes.replace(/&#9;|&Tab;|[\x00-\x1f]/g, '');
  const names = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
  if (/(^|[\s"'/])(on[a-z]+|srcdoc)\s*=/i.test(names)) return 'handler';
  if (/=\s*["']?\s*(javascript|vbscript):/i.test(plain)) return 'running address';
  if (tag === 'base' || (tag === 'form' && plain.includes('evil'))) return tag;
  if (tag === 'style' && content.includes('evil')) return 'foreign style';
  if (tag !== 'script') return undefined;
  if (/\bsrc="\/assets\/[\w.-]+"/.test(attributes)) return content.trim() ? 'script' : undefined;
  if (!/\btype="application\/(ld\+)?json"/.test(attributes)) return 'script';
  // Such an opening keeps the browser in the script past its end.
  if (/<!--|<script/i.test(content)) return 'opening in data';
  JSON.parse(content);
  return undefined;
}

describe('texts of strangers run nowhere', () => {
  test('on pages', async () => {
    const found: string[] = [];
    for (const path of pages) {
      const response = await site.call(path, { headers: { accept: 'text/html' } });
      const html = await response.text();
      expect([path, response.status < 500]).toEqual([path, true]);
      const elements = elementsOf(html);
      expect(elements.length, path).toBeGreaterThan(20);
      for (const element of elements) {
        const danger = dangerOf(element);
        if (danger)
          found.push(`${path}: ${danger} in <${element.tag}${element.attributes.slice(0, 200)}>`);
      }
    }
    expect(found).toEqual([]);
  });

  test('in data, feeds and site maps, which are no pages', async () => {
    const paths = [
      ...pages.map((path) => path.replace(/^([^?]*?)\/?(\?|$)/, '$1/_payload.json$2')),
      ...[`/v2/project/${project.id}`, `/v2/version/${project.versionId}`],
      ...[`/v2/search?query=${encodeURIComponent('script boo')}`, '/_internal/suggest?q=script'],
      ...['/sitemap.xml', '/sitemap/mod-1.xml', '/opensearch.xml'],
    ];
    for (const path of paths) {
      const { headers } = await site.call(path);
      expect([path, headers.get('content-type')]).toEqual([
        path,
        expect.stringMatching(/^application\/([a-z]+\+)?(json|xml)\b/),
      ]);
      if (path.includes('json') || path.startsWith('/v2')) {
        expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      }
    }
  });
});
