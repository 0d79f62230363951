import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../fixtures/publish.ts';
import { addVersion, jar, jarPart, patch, read, sendProject } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

const statuses = (answers: Response[]) => answers.map((answer) => answer.status).toSorted();

test('the same bytes sent for four projects at once belong to one', async () => {
  const bytes = jar();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((name) =>
      sendProject(site, owner, {}, [{ name: 'file', filename: `${name}.jar`, bytes }]),
    ),
  );
  expect(statuses(answers)).toEqual([200, 400, 400, 400]);
});

test('two deletions at once leave a version its last file', async () => {
  const { id } = await publishProject(site, owner);
  for (let round = 0; round < 5; round += 1) {
    const version = await addVersion(
      site,
      owner,
      id,
      { version_number: `${round}`, file_parts: ['a', 'b'] },
      [jarPart('a'), jarPart('b')],
    );
    const answers = await Promise.all(
      version.files.map((file) =>
        site.call(`/v2/version_file/${file.hashes.sha1}`, { method: 'DELETE', token: owner.token }),
      ),
    );
    expect(statuses(answers)).toEqual([204, 400]);
    const rest = await read<{ files: { primary: boolean }[] }>(site, `/v2/version/${version.id}`);
    expect(rest.files).toMatchObject([{ primary: true }]);
  }
});

test('edits of a project and its versions at once are all told afterwards', async () => {
  const { id, versionId } = await publishProject(site, owner);
  const fans = await Promise.all([1, 2, 3].map(() => site.user()));
  for (let round = 0; round < 5; round += 1) {
    const title = `Title of round ${round}`;
    const name = `Name of round ${round}`;
    const method = round % 2 === 0 ? 'POST' : 'DELETE';
    const answers = await Promise.all([
      patch(site, owner, `/v2/version/${versionId}`, { name }),
      patch(site, owner, `/v2/project/${id}`, { title }),
      patch(site, owner, `/v2/version/${versionId}`, { featured: round % 2 === 0 }),
      patch(site, owner, `/v2/projects?ids=["${id}"]`, { wiki_url: `https://x.org/${round}` }),
      addVersion(site, owner, id, { version_number: `2.${round}` }).then(
        () => new Response(null, { status: 204 }),
      ),
      ...fans.map((fan) => site.call(`/v2/project/${id}/follow`, { method, token: fan.token })),
    ]);
    expect(statuses(answers)).toEqual(answers.map(() => 204));
    expect(await read(site, `/v2/project/${id}`)).toMatchObject({
      title,
      wiki_url: `https://x.org/${round}`,
      followers: round % 2 === 0 ? 3 : 0,
    });
    const project = await read<{ versions: string[] }>(site, `/v2/project/${id}`);
    expect(project.versions).toHaveLength(round + 2);
    const version = await read(site, `/v2/version/${versionId}`);
    expect(version).toMatchObject({ name, featured: round % 2 === 0 });
  }
});
