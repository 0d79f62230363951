import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import { type Api, answerRead } from '../api.ts';
import {
  CATEGORY_HEADERS,
  DONATION_PLATFORMS,
  iconSvg,
  LICENSES,
  licenseText,
  PROJECT_TYPES,
  REPORT_TYPES,
  SIDE_TYPES,
  supportedProjectTypes,
} from './seed/index.ts';
import type { TagLists } from './tag-lists.ts';

type Query = Record<string, string | undefined>;

/** Each public tag list and what it is made from (public API, 2.11). */
const LISTS: Record<string, (tags: TagLists, query: Query) => unknown> = {
  category: (tags) =>
    tags.categories
      .toSorted((a, b) => headerRank(a.header) - headerRank(b.header))
      .map(({ icon, name, projectType, header }) => ({
        icon: iconSvg(icon),
        name,
        project_type: projectType,
        header,
      })),
  loader: (tags) =>
    tags.loaders
      .filter((loader) => loader.visibility !== 'internal')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((loader) => ({
        icon: iconSvg(loader.icon),
        name: loader.name,
        supported_project_types: supportedProjectTypes(loader),
      })),
  game_version: (tags, { type, major }) =>
    tags.gameVersions
      .filter((version) => type === undefined || version.type === type)
      .filter((version) => major === undefined || String(version.major) === major)
      .map((version) => ({
        version: version.version,
        version_type: version.type,
        date: version.date,
        major: version.major,
      })),
  license: () => LICENSES.map(({ short, name }) => ({ short, name })),
  donation_platform: () => DONATION_PLATFORMS,
  report_type: () => REPORT_TYPES,
  project_type: () => PROJECT_TYPES,
  side_type: () => SIDE_TYPES,
};

function headerRank(header: string): number {
  return (CATEGORY_HEADERS as readonly string[]).indexOf(header);
}

/** `/v2/tag/…`. */
export function tagRoutes(app: FastifyInstance, api: Api): void {
  const { tags } = api.services;
  for (const [name, list] of Object.entries(LISTS)) {
    app.get<{ Querystring: Query }>(`/tag/${name}`, (request, reply) =>
      answerRead(api, request, reply, async () => ({
        text: JSON.stringify(list(tags, request.query)),
        tags: ['tags'],
      })),
    );
  }

  app.get<{ Params: { id: string } }>('/tag/license/:id', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const text = await licenseText(request.params.id);
      if (!text) throw new Refusal('request_error', 'There is no licence with that id.');
      return { text: JSON.stringify(text), tags: ['tags'] };
    }),
  );
}
