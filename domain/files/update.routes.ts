import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { UpdateFiles, UpdateFilter, UpdateIndividual } from '#contract/files.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { NOBODY, viewerWith } from '../access/index.ts';
import type { Api } from '../api.ts';
import { readDocuments } from '../documents/index.ts';
import { wantedHash } from './find-by-hash.ts';
import { findUpdates } from './find-updates.ts';
import { objectOf } from './routes.ts';

type ByHash = { Params: { hash: string }; Querystring: { algorithm?: string } };

/** These ask much in one request and change nothing. */
const READS = { config: { readsOnly: true } };

/** Newer versions of files known by their hash: what launchers ask (public API, 2.5). */
export function updateRoutes(app: FastifyInstance, api: Api): void {
  const { db } = api.services;

  app.post<ByHash>('/version_file/:hash/update', READS, async (request, reply) => {
    const filter = parse(UpdateFilter, request.body);
    const wanted = wantedHash(request.params.hash, request.query.algorithm);
    const viewer = viewerWith(request.viewer, 'VERSION_READ');
    const updates = await findUpdates(db, viewer, [{ ...wanted, filter }]);
    const [newest] = updates.get(wanted.key) ?? [];
    const [document] = newest ? await readDocuments(db, 'version', [newest]) : [];
    if (!document) throw new Refusal('not_found', 'There is no such file or no such version.');
    reply.type('application/json; charset=utf-8');
    return document.body;
  });

  app.post('/version_files/update', READS, async (request, reply) => {
    const { hashes, algorithm, ...filter } = parse(UpdateFiles, request.body);
    const wanted = unique(hashes).map((key) => ({ ...wantedHash(key, algorithm), filter }));
    reply.type('application/json; charset=utf-8');
    return newestOf(await findUpdates(db, NOBODY, wanted));
  });

  app.post('/version_files/update_individual', READS, async (request, reply) => {
    const { hashes, algorithm } = parse(UpdateIndividual, request.body);
    const byKey = new Map(hashes.map(({ hash, ...filter }) => [hash, filter]));
    const wanted = [...byKey].map(([key, filter]) => ({ ...wantedHash(key, algorithm), filter }));
    const viewer = viewerWith(request.viewer, 'VERSION_READ');
    reply.type('application/json; charset=utf-8');
    return newestOf(await findUpdates(db, viewer, wanted));
  });

  app.post('/version_files/update_many', READS, async (request, reply) => {
    const { hashes, algorithm, ...filter } = parse(UpdateFiles, request.body);
    const wanted = unique(hashes).map((key) => ({ ...wantedHash(key, algorithm), filter }));
    const updates = await findUpdates(db, NOBODY, wanted);
    reply.type('application/json; charset=utf-8');
    return Readable.from(allOf(updates), { objectMode: false });
  });

  async function newestOf(updates: Map<string, string[]>): Promise<string> {
    const ids = [...new Set([...updates.values()].map(([newest]) => newest))];
    const documents = await readDocuments(db, 'version', ids);
    const bodies = new Map(documents.map((document) => [document.id, document.body]));
    return objectOf(
      [...updates].flatMap(([key, [newest]]) => {
        const body = bodies.get(newest);
        return body === undefined ? [] : [[key, body] as const];
      }),
    );
  }

  /** Told file by file: every version of a thousand mods does not fit into memory at once. */
  async function* allOf(updates: Map<string, string[]>): AsyncGenerator<string> {
    let separator = '{';
    for (const [key, ids] of updates) {
      const documents = await readDocuments(db, 'version', ids);
      const bodies = new Map(documents.map((document) => [document.id, document.body]));
      const list = ids.flatMap((id) => bodies.get(id) ?? []);
      yield `${separator}${JSON.stringify(key)}:[${list.join(',')}]`;
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  }
}

function unique(hashes: string[]): string[] {
  return [...new Set(hashes)];
}
