import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasScope, SCOPES, type Scope, TOKEN_SCOPES } from '#domain/tokens/index.ts';
import { projectData, publishProject, versionData } from '../fixtures/publish.ts';
import { addVersion, draft, jarPart, multipart, picture, read } from '../fixtures/requests.ts';
import {
  type CallOptions,
  startTestSite,
  type TestSite,
  type TestUser,
  uniqueName,
} from '../fixtures/test-site.ts';

let site: TestSite;
let owner: TestUser;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
});
afterAll(() => site.close());

type Call = [path: string, options?: CallOptions];

interface Rule {
  name: string;
  needs: Scope[];
  /** Makes what the call works on and tells the call; asked anew for each try. */
  call(): Promise<Call> | Call;
}

const onProject = (path: string, options: CallOptions) => async (): Promise<Call> => {
  const { id } = await publishProject(site, owner, { approve: false });
  return [`/v2/project/${id}${path}`, options];
};

const onVersion = (method: string, body?: unknown) => async (): Promise<Call> => {
  const { versionId } = await publishProject(site, owner, { approve: false });
  return [`/v2/version/${versionId}`, { method, body }];
};

async function inGallery(method: string): Promise<Call> {
  const { id } = await publishProject(site, owner, { approve: false });
  await site.call(`/v2/project/${id}/gallery?ext=png&featured=false`, {
    method: 'POST',
    token: owner.token,
    body: await picture(),
  });
  const project = await read<{ gallery: { url: string }[] }>(
    site,
    `/v2/project/${id}`,
    owner.token,
  );
  const url = encodeURIComponent(project.gallery[0].url);
  return [`/v2/project/${id}/gallery?url=${url}&title=New`, { method }];
}

async function withPicture(path: string, method: string): Promise<Call> {
  const { id } = await publishProject(site, owner, { approve: false });
  return [`/v2/project/${id}/${path}`, { method, body: await picture() }];
}

/** Every route that refuses a token without its scope, and what the scope is. */
const WRITES: Rule[] = [
  {
    name: 'POST project',
    needs: ['PROJECT_CREATE'],
    call: () => ['/v2/project', { method: 'POST', body: multipart(projectData(draft())) }],
  },
  {
    name: 'PATCH project',
    needs: ['PROJECT_WRITE'],
    call: onProject('', { method: 'PATCH', body: { title: 'New title' } }),
  },
  {
    name: 'PATCH projects',
    needs: ['PROJECT_WRITE'],
    call: async () => {
      const { id } = await publishProject(site, owner, { approve: false });
      return [`/v2/projects?ids=["${id}"]`, { method: 'PATCH', body: {} }];
    },
  },
  {
    name: 'DELETE project',
    needs: ['PROJECT_DELETE'],
    call: onProject('', { method: 'DELETE' }),
  },
  {
    name: 'PATCH icon',
    needs: ['PROJECT_WRITE'],
    call: () => withPicture('icon?ext=png', 'PATCH'),
  },
  { name: 'DELETE icon', needs: ['PROJECT_WRITE'], call: onProject('/icon', { method: 'DELETE' }) },
  {
    name: 'POST gallery',
    needs: ['PROJECT_WRITE'],
    call: () => withPicture('gallery?ext=png&featured=false', 'POST'),
  },
  { name: 'PATCH gallery', needs: ['PROJECT_WRITE'], call: () => inGallery('PATCH') },
  { name: 'DELETE gallery', needs: ['PROJECT_WRITE'], call: () => inGallery('DELETE') },
  { name: 'POST follow', needs: ['USER_WRITE'], call: onProject('/follow', { method: 'POST' }) },
  {
    name: 'DELETE follow',
    needs: ['USER_WRITE'],
    call: async () => {
      const [path] = await onProject('/follow', {})();
      await site.call(path, { method: 'POST', token: owner.token });
      return [path, { method: 'DELETE' }];
    },
  },
  {
    name: 'POST version',
    needs: ['VERSION_CREATE'],
    call: async () => {
      const { id } = await publishProject(site, owner, { approve: false });
      const body = multipart({ ...versionData(), project_id: id }, [jarPart()]);
      return ['/v2/version', { method: 'POST', body }];
    },
  },
  {
    name: 'POST version file',
    needs: ['VERSION_WRITE'],
    call: async () => {
      const { versionId } = await publishProject(site, owner, { approve: false });
      const body = multipart({}, [jarPart()]);
      return [`/v2/version/${versionId}/file`, { method: 'POST', body }];
    },
  },
  { name: 'PATCH version', needs: ['VERSION_WRITE'], call: onVersion('PATCH', { name: 'New' }) },
  { name: 'DELETE version', needs: ['VERSION_DELETE'], call: onVersion('DELETE') },
  {
    name: 'DELETE version_file',
    needs: ['VERSION_WRITE'],
    call: async () => {
      const { id } = await publishProject(site, owner, { approve: false });
      const version = await addVersion(
        site,
        owner,
        id,
        { version_number: '2', file_parts: ['a', 'b'] },
        [jarPart('a'), jarPart('b')],
      );
      return [`/v2/version_file/${version.files[1].hashes.sha1}`, { method: 'DELETE' }];
    },
  },
  { name: 'GET user', needs: ['USER_READ'], call: () => ['/v2/user'] },
  {
    name: 'PATCH user',
    needs: ['USER_WRITE'],
    call: () => [`/v2/user/${owner.id}`, { method: 'PATCH', body: { bio: uniqueName() } }],
  },
  {
    name: 'PATCH user icon',
    needs: ['USER_WRITE'],
    call: async () => [
      `/v2/user/${owner.id}/icon?ext=png`,
      { method: 'PATCH', body: await picture() },
    ],
  },
  {
    name: 'DELETE user icon',
    needs: ['USER_WRITE'],
    call: () => [`/v2/user/${owner.id}/icon`, { method: 'DELETE' }],
  },
  {
    name: 'GET follows',
    needs: ['USER_READ'],
    call: () => [`/v2/user/${owner.id}/follows`],
  },
];

const REFUSED = /^(USER|PROJECT|VERSION)/;

function others(needs: Scope[]): Scope[] {
  return SCOPES.filter((scope) => hasScope(TOKEN_SCOPES, scope) && !needs.includes(scope));
}

test.each(WRITES)('S6.027 S6.036 $name needs $needs', async ({ needs, call }) => {
  const [path, options] = await call();
  const without = await site.call(path, {
    ...options,
    token: await site.token(owner.id, others(needs)),
  });
  expect(without.status).toBe(401);
  expect(await without.json()).toEqual({
    error: 'auth_error',
    description: expect.stringMatching(needs[0]),
  });
  expect((await site.call(path, { ...options, token: undefined })).status).toBe(401);
  const [again, anew] = await call();
  const exact = await site.call(again, { ...anew, token: await site.token(owner.id, needs) });
  expect([200, 204]).toContain(exact.status);
  expect(needs.every((scope) => REFUSED.test(scope))).toBe(true);
});

/** Reads that a scope widens: hidden things are as good as absent without it. */
const READS: Rule[] = [
  { name: 'project', needs: ['PROJECT_READ'], call: onProject('', {}) },
  { name: 'members', needs: ['PROJECT_READ'], call: onProject('/members', {}) },
  { name: 'dependencies', needs: ['PROJECT_READ'], call: onProject('/dependencies', {}) },
  { name: 'versions', needs: ['PROJECT_READ', 'VERSION_READ'], call: onProject('/version', {}) },
  {
    name: 'version by number',
    needs: ['PROJECT_READ', 'VERSION_READ'],
    call: onProject('/version/1.2.3', {}),
  },
  { name: 'version', needs: ['VERSION_READ'], call: onVersion('GET') },
  {
    name: 'version file',
    needs: ['VERSION_READ'],
    call: async () => {
      const { id } = await publishProject(site, owner, { approve: false });
      const { files } = await addVersion(site, owner, id, { version_number: '2' });
      return [`/v2/version_file/${files[0].hashes.sha512}`];
    },
  },
  {
    name: 'team',
    needs: ['PROJECT_READ'],
    call: async () => {
      const [path] = await onProject('', {})();
      const { team } = await read<{ team: string }>(site, path, owner.token);
      return [`/v2/team/${team}/members`];
    },
  },
];

test.each(READS)('a hidden $name is read with $needs only', async ({ needs, call }) => {
  const [path] = await call();
  const status = async (token?: string) => (await site.call(path, { token })).status;
  expect(await status(await site.token(owner.id, others(needs)))).toBe(404);
  expect(await status()).toBe(404);
  expect(await status(await site.token(owner.id, needs))).toBe(200);
  expect(await status()).toBe(404);
});
