import type { FastifyInstance, FastifyReply } from 'fastify';
import { listNews } from '#domain/news/index.ts';
import { equals, type SearchDocument } from '#domain/search/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { ROUTE_RULES } from '#web/route-rules.ts';
import {
  PROJECT_KINDS,
  type ProjectKind,
  projectHref,
  searchHref,
} from '#web/shared/project-kinds.ts';
import type { Site } from '../compose.ts';

/** Addresses in one file; the protocol allows 50,000. */
const PER_FILE = 10_000;

interface Entry {
  path: string;
  /** Milliseconds since the epoch. */
  modified?: number;
}

/** What search engines and browsers ask for: robots.txt, site maps, OpenSearch, security.txt. */
export function discoveryRoutes(app: FastifyInstance, site: Site): void {
  const { services, search, settings } = site;
  const address = services.addresses.site;

  app.get('/robots.txt', async (_request, reply) =>
    text(
      reply,
      'text/plain',
      [
        'User-agent: *',
        ...['/_internal/', '/_image', '/v2/', '/auth/', '/dashboard', '/random'].map(
          (path) => `Disallow: ${path}`,
        ),
        '',
        `Sitemap: ${address}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  app.get('/.well-known/security.txt', async (_request, reply) =>
    text(
      reply,
      'text/plain',
      [
        `Contact: ${new URL(settings.chatUrl, address).href}`,
        `Expires: ${new Date(services.clock.now().getTime() + 180 * 86_400_000).toISOString()}`,
        `Policy: ${address}/legal/security`,
        'Preferred-Languages: en',
        '',
      ].join('\n'),
    ),
  );

  app.get('/opensearch.xml', async (_request, reply) =>
    text(
      reply,
      'application/opensearchdescription+xml',
      xml(
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        '<ShortName>Quarry</ShortName>',
        '<Description>Search mods, packs, plugins and shaders</Description>',
        '<InputEncoding>UTF-8</InputEncoding>',
        `<Url type="text/html" template="${address}/mods?q={searchTerms}"/>`,
        '</OpenSearchDescription>',
      ),
    ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = PROJECT_KINDS.flatMap((kind) => {
      const { hits, total } = ofKind(kind, 0, 1, 'updated');
      const modified = hits[0]?.modified;
      return Array.from({ length: Math.ceil(total / PER_FILE) }, (_, index) => ({
        path: `/sitemap/${kind}-${index + 1}.xml`,
        modified,
      }));
    });
    return text(
      reply,
      'application/xml',
      xml(
        `<sitemapindex xmlns="${SITEMAP}">`,
        ...[{ path: '/sitemap/pages.xml' }, ...files].map((entry) => element('sitemap', entry)),
        '</sitemapindex>',
      ),
    );
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (request, reply) => {
    const entries = await entriesOf(request.params.name);
    if (!entries) throw new Refusal('not_found', 'There is no such site map.');
    return text(
      reply,
      'application/xml',
      xml(
        `<urlset xmlns="${SITEMAP}">`,
        ...entries.map((entry) => element('url', entry)),
        '</urlset>',
      ),
    );
  });

  async function entriesOf(name: string): Promise<Entry[] | undefined> {
    if (name === 'pages') return pages();
    const [, type, number] = /^(\w+)-([1-9]\d{0,4})$/.exec(name) ?? [];
    const kind = PROJECT_KINDS.find((one) => one === type);
    if (!kind) return undefined;
    const { hits } = ofKind(kind, (Number(number) - 1) * PER_FILE, PER_FILE, 'newest');
    return hits
      .filter((document) => document.projectTypes[0] === kind)
      .map((document) => ({
        path: projectHref(kind, document.slug ?? document.id),
        modified: document.modified,
      }));
  }

  function ofKind(kind: ProjectKind, offset: number, limit: number, sort: 'newest' | 'updated') {
    const { hits, total } = search.engine.search({
      text: '',
      where: equals('project_types', kind),
      sort,
      offset,
      limit,
    });
    return { hits: hits.map((hit): SearchDocument => hit.document), total };
  }

  async function pages(): Promise<Entry[]> {
    const news = await listNews(services.db, { limit: 1000 });
    return [
      { path: '/' },
      ...PROJECT_KINDS.map((kind) => ({ path: searchHref(kind) })),
      { path: '/news', modified: news[0]?.published.getTime() },
      ...news.map((post) => ({ path: `/news/${post.slug}`, modified: post.published.getTime() })),
      ...Object.keys(ROUTE_RULES)
        .filter((path) => path.startsWith('/legal/'))
        .map((path) => ({ path })),
    ];
  }

  function element(name: string, { path, modified }: Entry): string {
    const date = modified ? `<lastmod>${new Date(modified).toISOString()}</lastmod>` : '';
    return `<${name}><loc>${escapeXml(address + path)}</loc>${date}</${name}>`;
  }
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = (...lines: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;

const escapeXml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function text(reply: FastifyReply, mediaType: string, body: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type(`${mediaType}; charset=utf-8`)
    .send(body);
}
