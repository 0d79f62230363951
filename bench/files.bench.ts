import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { alternate, atLeast, atMost, type Row } from './harness.ts';
import { compare, describe, record, run, startBare } from './http.ts';
import type { Running } from './processes.ts';

const MB = 1024 * 1024;

export function smallJar(): Buffer {
  return bigJar(256);
}

/** A valid Fabric jar of about that many bytes, different each time. */
function bigJar(bytes: number): Buffer {
  const id = `bench${randomBytes(4).toString('hex')}`;
  const descriptor = { schemaVersion: 1, id, version: '1.0.0', depends: { minecraft: '1.21.1' } };
  return Buffer.from(
    zipSync(
      {
        'fabric.mod.json': Buffer.from(JSON.stringify(descriptor)),
        'assets/filler.bin': randomBytes(bytes),
      },
      { level: 0 },
    ),
  );
}

/** Sending a 10 MB file, and publishing a 50 MB one. */
export async function benchFiles(site: Running, folder: string, token: string): Promise<Row[]> {
  const project = await createProject(site.port, token);
  const version = await publish(site.port, token, project.id, bigJar(10 * MB));
  await submit(site.port, token, project.id);
  const path = new URL(version.files[0].url).pathname;
  const recorded = await record(site.port, path);
  const file = join(folder, 'ten.jar');
  await writeFile(file, Buffer.from(recorded.body, 'base64'));
  const bare = await startBare(folder, { [path]: { ...recorded, body: '', file } });
  const download = await compare(site, bare, path, { connections: 4 });
  await bare.stop();

  const times = await alternate(
    async () => {
      const jar = bigJar(50 * MB);
      const started = performance.now();
      await publish(site.port, token, project.id, jar);
      return performance.now() - started;
    },
    async () => {
      const source = join(folder, 'source.jar');
      await writeFile(source, bigJar(50 * MB));
      const copy = join(folder, 'copy.jar');
      const started = performance.now();
      await run('sh', [
        '-c',
        `cp ${source} ${copy} && sync ${copy} && sha512sum ${copy} && unzip -tq ${copy}`,
      ]);
      return performance.now() - started;
    },
  );
  return [
    atLeast(
      'download of 10 MB ÷ bare node:http, 512 KB chunks',
      0.9,
      download.ratio,
      describe(download),
    ),
    atMost(
      'publish a 50 MB jar ÷ (cp + sync + sha512sum + unzip -t)',
      1.5,
      times.ratio,
      `${times.a.toFixed(0)} ms against ${times.b.toFixed(0)} ms`,
    ),
  ];
}

export async function createProject(port: number, token: string, name = 'Bench project') {
  const slug = `bench-${randomBytes(5).toString('hex')}`;
  const form = new FormData();
  form.append(
    'data',
    JSON.stringify({
      title: name,
      slug,
      description: 'Made to be measured.',
      body: '',
      client_side: 'required',
      server_side: 'optional',
      license_id: 'MIT',
      is_draft: true,
      initial_versions: [],
      categories: [],
    }),
  );
  return send(port, token, '/v2/project', form);
}

async function publish(port: number, token: string, projectId: string, jar: Buffer) {
  const form = new FormData();
  const number = createHash('sha1').update(jar.subarray(0, 4096)).digest('hex').slice(0, 10);
  form.append(
    'data',
    JSON.stringify({
      project_id: projectId,
      file_parts: ['file'],
      version_number: number,
      name: number,
      dependencies: [],
      game_versions: ['1.21.1'],
      version_type: 'release',
      loaders: ['fabric'],
      featured: false,
    }),
  );
  form.append('file', new Blob([new Uint8Array(jar)]), `${number}.jar`);
  return send(port, token, '/v2/version', form);
}

/** Published at once: nobody looks over what is sent to this site. */
async function submit(port: number, token: string, projectId: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/v2/project/${projectId}`, {
    method: 'PATCH',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'processing' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function send(port: number, token: string, path: string, form: FormData) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
