import { expect, test } from 'vitest';
import { documentLike } from './fixtures.ts';
import { searchHitView } from './search-hit.view.ts';

const document = documentLike({
  id: 'AABBCCDD',
  slug: null,
  categories: ['magic', 'adventure'],
  additionalCategories: ['utility'],
  created: Date.UTC(2024, 0, 2, 3, 4, 5, 678),
  versions: [
    { id: 'new', loaders: ['quilt', 'fabric'], gameVersions: ['1.20', '1.20.1'] },
    { id: 'old', loaders: ['fabric'], gameVersions: ['1.19', '1.20'] },
  ],
});

test('a hit has all fields in the order of the API', () => {
  const hit = searchHitView({ document, latestVersion: document.versions[1]! });
  expect(Object.entries(hit)).toEqual([
    ['project_id', 'AABBCCDD'],
    ['project_type', 'mod'],
    ['all_project_types', ['mod']],
    ['slug', null],
    ['author', 'User'],
    ['author_id', '3'],
    ['organization', null],
    ['organization_id', null],
    ['title', 'Project AABBCCDD'],
    ['description', 'A project'],
    ['categories', ['adventure', 'fabric', 'magic', 'quilt', 'utility']],
    ['display_categories', ['adventure', 'fabric', 'magic', 'quilt']],
    ['versions', ['1.19', '1.20', '1.20.1']],
    ['downloads', 0],
    ['follows', 0],
    ['icon_url', ''],
    ['date_created', '2024-01-02T03:04:05.678+00:00'],
    ['date_modified', '1970-01-01T00:00:00.000+00:00'],
    ['latest_version', 'old'],
    ['license', 'MIT'],
    ['client_side', 'required'],
    ['server_side', 'optional'],
    ['environment', ['unknown']],
    ['disclosure_types', []],
    ['gallery', []],
    ['featured_gallery', null],
    ['color', null],
  ]);
});

test.each([
  [['mod', 'datapack'], 'mod'],
  [['plugin'], 'mod'],
  [['datapack', 'resourcepack'], 'mod'],
  [['resourcepack'], 'resourcepack'],
  [['mod', 'modpack'], 'modpack'],
  [['shader'], 'shader'],
])('types %j are shown as %s', (projectTypes, shown) => {
  const hit = { document: { ...document, projectTypes }, latestVersion: null };
  expect(searchHitView(hit).project_type).toBe(shown);
});

test("a pack's loaders are categories, but not displayed ones", () => {
  const pack = documentLike({ id: 'p', projectTypes: ['modpack'], categories: ['quests'] });
  const hit = searchHitView({ document: pack, latestVersion: null });
  expect(hit.categories).toEqual(['fabric', 'quests']);
  expect(hit.display_categories).toEqual(['quests']);
  expect(hit.latest_version).toBe('');
});
