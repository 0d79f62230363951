import { createHash } from 'node:crypto';
import { among, type Db } from '../database/index.ts';

/**
 * Ready answers by kind and id. Kinds: `project` and `version` are the JSON of `/v2`, `page` is what
 * a project's page needs beyond it, `search` is what the index knows.
 */
export type DocumentKind = 'project' | 'version' | 'page' | 'search';

export interface Document {
  kind: DocumentKind;
  id: string;
  body: string;
  isPublic: boolean;
}

export interface StoredDocument {
  id: string;
  body: string;
  etag: string;
  is_public: boolean;
}

export async function writeDocuments(db: Db, documents: Document[]): Promise<void> {
  for (let start = 0; start < documents.length; start += 500) {
    const rows = documents.slice(start, start + 500).map(({ kind, id, body, isPublic }) => ({
      kind,
      id,
      body,
      etag: etagOf(body),
      is_public: isPublic,
    }));
    await db
      .insertInto('documents')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((is) => ({
          body: is.ref('excluded.body'),
          etag: is.ref('excluded.etag'),
          is_public: is.ref('excluded.is_public'),
          updated: new Date(),
        })),
      )
      .execute();
  }
}

/** The documents of one kind that exist among the ids, in no order. */
export async function readDocuments(
  db: Db,
  kind: DocumentKind,
  ids: string[],
): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('documents')
    .select(['id', 'body', 'etag', 'is_public'])
    .where('kind', '=', kind)
    .where(among('id', ids))
    .execute();
}

export function readDocument(
  db: Db,
  kind: DocumentKind,
  id: string,
): Promise<StoredDocument | undefined> {
  return db
    .selectFrom('documents')
    .select(['id', 'body', 'etag', 'is_public'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteDocuments(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('documents')
    .where('kind', 'in', ['project', 'version', 'page', 'search'])
    .where(among('id', ids))
    .execute();
}

/** Strong validator of a body. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
}
