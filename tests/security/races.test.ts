import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject, versionData } from '../fixtures/publish.ts';
import { addVersion, draft, patch, read, sendProject, sendVersion } from '../fixtures/requests.ts';
import { fabricJar } from '../fixtures/small-archives.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
let moderator: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  moderator = await site.user({ role: 'moderator' });
});
afterAll(() => site.close());

const statuses = (answers: Response[]) => answers.map((answer) => answer.status).toSorted();

/** Runs something many times at once in rounds; answers what every call gave. */
async function rounds<T>(count: number, one: (round: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let round = 0; round < count; round += 1) all.push(await one(round));
  return all;
}

test('a member cannot bring back what a moderator takes down at the same moment', async () => {
  const project = await publishProject(site, owner);
  await rounds(40, async (round) => {
    await patch(site, moderator, `/v2/project/${project.id}`, { status: 'approved' });
    const edit = { status: 'unlisted', description: `Round number ${round}` };
    const [taken, given] = await Promise.all([
      patch(site, moderator, `/v2/project/${project.id}`, { status: 'rejected' }),
      patch(site, owner, `/v2/project/${project.id}`, edit),
    ]);
    expect(taken.status).toBe(204);
    expect([204, 401]).toContain(given.status);
    const { status } = await read<{ status: string }>(
      site,
      `/v2/project/${project.id}`,
      moderator.token,
    );
    expect(status).toBe('rejected');
  });
});

test('following at once counts each person once', async () => {
  const project = await publishProject(site, owner);
  const path = `/v2/project/${project.id}/follow`;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => site.call(path, { method: 'POST', token: owner.token })),
  );
  expect(statuses(answers)).toEqual([204, ...Array(11).fill(400)]);
  expect(await read(site, `/v2/project/${project.id}`)).toMatchObject({ followers: 1 });
  const away = await Promise.all(
    Array.from({ length: 12 }, () => site.call(path, { method: 'DELETE', token: owner.token })),
  );
  expect(statuses(away)).toEqual([204, ...Array(11).fill(400)]);
  expect(await read(site, `/v2/project/${project.id}`)).toMatchObject({ followers: 0 });
});

test('a project that is deleted while versions arrive leaves nothing behind', async () => {
  await rounds(10, async (round) => {
    const project = await publishProject(site, owner);
    const answers = await Promise.all([
      sendVersion(site, owner, project.id, { version_number: `a${round}` }),
      site.call(`/v2/project/${project.id}`, { method: 'DELETE', token: owner.token }),
      sendVersion(site, owner, project.id, { version_number: `b${round}` }),
      patch(site, owner, `/v2/version/${project.versionId}`, { name: 'Too late' }),
      patch(site, owner, `/v2/project/${project.id}`, { title: 'Too late' }),
      site.call(`/v2/project/${project.id}/follow`, { method: 'POST', token: owner.token }),
    ]);
    expect(statuses(answers).at(-1)).toBeLessThan(500);
    expect(answers[1].status).toBe(204);
    expect((await site.call(`/v2/project/${project.id}`)).status).toBe(404);
    const { db } = site.site.services;
    for (const table of ['versions', 'files', 'follows'] as const) {
      const left = await db
        .selectFrom(table)
        .select('project_id')
        .where('project_id', '=', project.id)
        .execute();
      expect([table, left]).toEqual([table, []]);
    }
    const orphans = await db
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'version')
      .where('id', 'not in', db.selectFrom('versions').select('versions.id'))
      .execute();
    expect(orphans).toEqual([]);
  });
});

test('an address that two projects want belongs to one, and both lead somewhere', async () => {
  await rounds(10, async (round) => {
    const slug = `wanted-${round}-${process.pid}`;
    const made = await Promise.all([
      sendProject(site, owner, draft({ slug }), []),
      sendProject(site, owner, draft({ slug }), []),
      sendProject(site, owner, draft({ slug: slug.toUpperCase() }), []),
    ]);
    expect(statuses(made)).toEqual([200, 400, 400]);
  });
  const first = await publishProject(site, owner);
  const second = await publishProject(site, owner);
  await rounds(10, async (round) => {
    const slug = `moved-${round}-${process.pid}`;
    const moved = await Promise.all([
      patch(site, owner, `/v2/project/${first.id}`, { slug }),
      patch(site, owner, `/v2/project/${second.id}`, { slug }),
      patch(site, owner, `/v2/project/${first.id}`, { slug: `${slug}-a` }),
      patch(site, owner, `/v2/project/${second.id}`, { slug: `${slug}-b` }),
    ]);
    expect(statuses(moved).at(-1)).toBeLessThan(500);
    for (const { id } of [first, second]) {
      const { slug: now } = await read<{ slug: string }>(site, `/v2/project/${id}`);
      expect(await read(site, `/v2/project/${now}`)).toMatchObject({ id });
    }
  });
});

test('an upload that is finished twice at once arrives once', async () => {
  const project = await publishProject(site, owner);
  await rounds(5, async (round) => {
    const bytes = fabricJar({ id: `twice${round}`, version: '1.0.0' });
    const start = { project_id: project.id, filename: `t${round}.jar`, size: bytes.length };
    const upload = { method: 'POST', token: owner.token, body: start };
    const { id } = await (await site.call('/_internal/uploads', upload)).json();
    const send = () =>
      site.call(`/_internal/uploads/${id}`, {
        method: 'PATCH',
        token: owner.token,
        headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: bytes,
      });
    const sent = await Promise.all([send(), send(), send()]);
    for (const { status } of sent) expect([200, 409]).toContain(status);
    expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const publish = (number: string) => {
      const data = { ...versionData({ version_number: number }), file_parts: undefined };
      const body = { uploads: [id], data };
      return site.call('/_internal/versions', { method: 'POST', token: owner.token, body });
    };
    const published = await Promise.all([publish(`c${round}`), publish(`d${round}`)]);
    expect(statuses(published)[0]).toBe(200);
    expect(statuses(published)[1]).toBeLessThan(500);
    const gone = await site.call(`/_internal/uploads/${id}`, {
      method: 'DELETE',
      token: owner.token,
    });
    expect(gone.status).toBeLessThan(500);
  });
});

test('an upload that is dropped while it arrives is told so', async () => {
  const project = await publishProject(site, owner);
  await rounds(10, async (round) => {
    const bytes = fabricJar({ id: `dropped${round}`, version: '1.0.0' });
    const start = { project_id: project.id, filename: `x${round}.jar`, size: bytes.length };
    const upload = { method: 'POST', token: owner.token, body: start };
    const { id } = await (await site.call('/_internal/uploads', upload)).json();
    const path = `/_internal/uploads/${id}`;
    const answers = await Promise.all([
      site.call(path, {
        method: 'PATCH',
        token: owner.token,
        headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: bytes,
      }),
      site.call(path, { method: 'DELETE', token: owner.token }),
    ]);
    expect(statuses(answers).at(-1)).toBeLessThan(500);
  });
});

test('versions of projects that need each other change at once', async () => {
  const one = await publishProject(site, owner);
  const two = await publishProject(site, owner);
  const needs = async (from: string, to: string) =>
    addVersion(site, owner, from, {
      version_number: `needs-${to}`,
      dependencies: [{ project_id: to, dependency_type: 'required' }],
    });
  await needs(one.id, two.id);
  await needs(two.id, one.id);
  await rounds(8, async (round) => {
    const sides = { client_side: round % 2 ? 'required' : 'optional', server_side: 'required' };
    const answers = await Promise.all([
      patch(site, owner, `/v2/project/${one.id}`, sides),
      patch(site, owner, `/v2/project/${two.id}`, sides),
      patch(site, owner, `/v2/version/${one.versionId}`, { name: `One ${round}` }),
      patch(site, owner, `/v2/version/${two.versionId}`, { name: `Two ${round}` }),
      patch(site, owner, `/v2/projects?ids=["${two.id}","${one.id}"]`, { wiki_url: null }),
      addVersion(site, owner, one.id, { version_number: `n${round}` }).then(async ({ id }) =>
        site.call(`/v2/version/${id}`, { method: 'DELETE', token: owner.token }),
      ),
    ]);
    expect(statuses(answers)).toEqual(answers.map(() => 204));
  });
});
