import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#contract/files.ts';
import * as projects from '#contract/project.ts';
import * as users from '#contract/user.ts';
import * as versions from '#contract/version.ts';
import { type PublishedProject, publishProject } from '../fixtures/publish.ts';
import { RandomValues, type Schema } from '../fixtures/random-values.ts';
import { type RegisteredRoute, registeredRoutes } from '../fixtures/registered-routes.ts';
import { jar, sha1 } from '../fixtures/requests.ts';
import { startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

const SEED = Number(process.env.QUARRY_SEED ?? 20_090_517);
const EACH_ROUTE = Number(process.env.QUARRY_ROUNDS ?? 60);

/** What the public API may answer to what is not as it should be, and to what happens to be. */
const DOCUMENTED = new Set([200, 204, 304, 307, 400, 401, 404, 413]);

/** Bodies by route; others get any of them. */
const BODIES: Record<string, Schema> = {
  'PATCH /v2/project/:id': projects.EditProject,
  'PATCH /v2/projects': projects.EditProjects,
  'POST /v2/project': projects.CreateProject,
  'POST /v2/version': versions.CreateVersion,
  'POST /v2/version/:id/file': versions.AddFile,
  'PATCH /v2/version/:id': versions.EditVersion,
  'PATCH /v2/user/:id': users.EditUser,
  'POST /v2/pat': users.CreateToken,
  'PATCH /v2/pat/:id': users.EditToken,
  'POST /v2/version_file/:hash/update': files.UpdateFilter,
  'POST /v2/version_files': files.Hashes,
  'POST /v2/version_file/project': files.Hashes,
  'POST /v2/version_files/update': files.UpdateFiles,
  'POST /v2/version_files/update_many': files.UpdateFiles,
  'POST /v2/version_files/update_individual': files.UpdateIndividual,
};
const MULTIPART = new Set(['POST /v2/project', 'POST /v2/version', 'POST /v2/version/:id/file']);

const PARAMETERS =
  'ids query facets filters new_filters version index offset limit count featured loaders game_versions version_type include_changelog algorithm version_id ext title description ordering url context project_id name'.split(
    ' ',
  );

let site: TestSite;
let owner: TestUser;
let project: PublishedProject;
beforeAll(async () => {
  site = await startTestSite();
  owner = await site.user();
  project = await publishProject(site, owner);
});
afterAll(() => site.close());

const random = new RandomValues(SEED);

/** Values that have broken programs before. */
function strange(): unknown {
  const deep = 1 + random.below(2000);
  return random.pick<() => unknown>([
    () => null,
    () => '',
    () => ' ',
    () => '\0',
    () => 'a\0b',
    () => '\ud800',
    () => '😀'.repeat(random.below(40)),
    () => '%',
    () => '%00%ff',
    () => '../../etc/passwd',
    () => "' or 1=1 --",
    () => '{{7*7}}',
    () => '<script>alert(1)</script>',
    () => '__proto__',
    () => 'constructor',
    () => 'toString',
    () => 'x'.repeat(random.below(5000)),
    () => '('.repeat(deep),
    () => `${'NOT '.repeat(deep)}a = b`,
    () => `${'a'.repeat(deep)}!`,
    () => JSON.parse(`${'['.repeat(deep)}${']'.repeat(deep)}`),
    () => JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}'),
    () => [[], [null], {}],
    () => Array.from({ length: random.below(1500) }, (_, i) => `a${i}`),
    () => -1,
    () => 0.1,
    () => 1e308,
    () => 2 ** 53,
    () => 2 ** 63,
    () => true,
    () => '9'.repeat(random.below(30)),
    () => '-1',
    () => 'NaN',
    () => '1e3',
    () => '0x10',
    () => '2025-99-99T99:99:99Z',
    () => '["a"',
    () => '[["categories:fabric"],["versions:1.20.1","downloads>=\u0661"]]',
    () => '[["categories:"]]',
    () => JSON.stringify([[`title:${'a'.repeat(deep)}`]]),
    () => `categories IN [${'fabric,'.repeat(deep)}]`,
    () => `${'a = b AND '.repeat(deep)}a = b`,
    () => project.id,
    () => project.slug,
    () => project.versionId,
    () => owner.id,
    () => sha1(project.file),
    () => JSON.stringify([project.id]),
  ])();
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** As part of an address: mostly as clients write it, at times as no client does. */
function escaped(value: unknown): string {
  const text = asText(value).slice(0, 3000);
  const whole = encodeURIComponent(text.toWellFormed());
  return random.chance(0.05)
    ? `${whole}${random.pick(['%', '%zz', '%c3%28', '%00', ';', '&&'])}`
    : whole;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

function requestFor({ method, url }: RegisteredRoute): Sent {
  // Nothing that the other requests need is deleted.
  const known = method === 'DELETE' ? 0 : 0.6;
  const path = url.replace(/\/([a-z_]+)\/:\w+/g, (_all, noun: string) => {
    const ids: Record<string, string> = {
      project: project.id,
      version: project.versionId,
      version_file: sha1(project.file),
      user: owner.id,
    };
    const id = ids[noun];
    return `/${noun}/${id && random.chance(known) ? id : escaped(strange() ?? 'a') || 'a'}`;
  });
  const query = Array.from(
    { length: random.below(4) },
    () =>
      `${random.chance(0.9) ? random.pick(PARAMETERS) : escaped(strange())}=${escaped(strange())}`,
  ).join('&');
  const headers: Record<string, string> = {};
  if (random.chance(0.8)) headers.authorization = owner.token;
  else if (random.chance(0.3)) headers.authorization = encodeURI(asText(strange()).toWellFormed());
  if (random.chance(0.1)) headers['if-none-match'] = '*, W/"a", "';
  const body =
    method === 'GET' || method === 'DELETE' ? null : bodyFor(`${method} ${url}`, headers);
  return { method, path: query ? `${path}?${query}` : path, headers, body };
}

function bodyFor(route: string, headers: Record<string, string>): Buffer {
  const schema = BODIES[route] ?? random.pick(Object.values(BODIES));
  const value = random.chance(0.1)
    ? strange()
    : random.near(schema, strange, random.pick([0, 0.01, 0.05, 0.2]));
  let text = JSON.stringify(value) ?? '';
  if (random.chance(0.05)) text = text.slice(0, random.below(text.length));
  if (MULTIPART.has(route) && random.chance(0.9)) return multipartOf(text, headers);
  headers['content-type'] = random.chance(0.9)
    ? 'application/json'
    : random.pick([
        '',
        'text/plain',
        'application/json; charset=latin1',
        'a',
        'multipart/form-data',
        'image/png',
      ]);
  return Buffer.from(text);
}

/** A body of parts: of the right kind, and cut or misnamed at times. */
function multipartOf(data: string, headers: Record<string, string>): Buffer {
  const boundary = 'xyz';
  headers['content-type'] =
    `multipart/form-data; boundary=${random.chance(0.95) ? boundary : 'abc'}`;
  const name = () =>
    (random.chance(0.7) ? 'file' : asText(strange()).slice(0, 200)).replace(/["\r\n]/g, '');
  const files = Array.from({ length: random.below(3) }, () => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name()}"; filename="${name()}.jar"\r\n\r\n`,
    random.chance(0.5) ? jar() : Buffer.from(asText(strange())),
    '\r\n',
  ]);
  const first = `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${data}\r\n`;
  const parts = [first, ...files.flat(), `--${boundary}--\r\n`].map((part) => Buffer.from(part));
  const whole = Buffer.concat(parts);
  return random.chance(0.9) ? whole : whole.subarray(0, random.below(whole.length));
}

function send({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(site.url);
    const sent = request({ port, host: hostname, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** What is wrong with an answer; undefined when all is well. */
function mistake(status: number, text: string): string | undefined {
  if (!DOCUMENTED.has(status)) return `status ${status}`;
  if (status < 400) return undefined;
  if (/node_modules|\.ts:\d|\bat \w+ \(|\bselect .* from\b/i.test(text))
    return 'tells of its inside';
  try {
    const { error, description } = JSON.parse(text);
    return typeof error === 'string' && typeof description === 'string' ? undefined : 'no reason';
  } catch {
    return 'no JSON';
  }
}

test(`requests made up of what breaks programs get documented answers (seed ${SEED})`, async () => {
  const routes = registeredRoutes(site.http).filter(
    ({ method, url }) =>
      /^\/v[23]\/./.test(url) && !url.includes('*') && method !== 'HEAD' && method !== 'OPTIONS',
  );
  expect(routes.length).toBeGreaterThan(50);
  const waiting = Array.from({ length: EACH_ROUTE }, () => routes.map(requestFor)).flat();
  const total = waiting.length;
  const statuses = new Map<number, number>();
  const mistakes: string[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const started = performance.now();
      const { status, text } = await send(next);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const slow = performance.now() - started > 5000 ? 'slow' : undefined;
      const wrong = mistake(status, text) ?? slow;
      if (!wrong) continue;
      const { method, path, body } = next;
      mistakes.push(
        `${wrong}: ${method} ${path.slice(0, 300)} ${body?.toString().slice(0, 500) ?? ''} → ${text.slice(0, 300)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  console.info(
    `Hostile requests: ${total}, answers ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`,
  );
  expect(mistakes).toEqual([]);
  expect((await site.call('/v2/tag/loader')).status).toBe(200);
});
