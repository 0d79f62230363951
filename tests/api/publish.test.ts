import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { startTestSite, type TestSite } from '../fixtures/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test('a published jar is found by search and comes back byte for byte', async () => {
  const owner = await site.user();
  const { id, versionId, file } = await publishProject(site, owner, {
    data: { title: 'Basalt Bridges' },
  });
  await site.site.search.settled();

  const found = await (await site.call('/v2/search?query=basalt')).json();
  expect(found.hits.map((hit: { project_id: string }) => hit.project_id)).toEqual([id]);

  const version = await (await site.call(`/v2/version/${versionId}`)).json();
  const download = await fetch(version.files[0].url);
  const bytes = Buffer.from(await download.arrayBuffer());
  expect(bytes.equals(file)).toBe(true);
  expect(createHash('sha512').update(bytes).digest('hex')).toBe(version.files[0].hashes.sha512);
});
