import { sql } from 'kysely';
import { createLineFile, type LineFileFacts } from '#platform/lines/line-file.ts';
import { readLines } from '#platform/lines/read-lines.ts';
import type { Trx } from '../database/index.ts';
import type { TableFacts } from './schema.ts';

const ROWS_AT_ONCE = 200;
const BYTES_AT_ONCE = 1024 * 1024;

/**
 * Writes a table's rows as JSON lines, in the order of its key, reading through a cursor: memory does
 * not grow with the table. PostgreSQL makes and reads the JSON itself, so that every value comes back
 * as it was. A `jsonb` value stands in a list of one: JSON's own null is another thing than none.
 */
export async function dumpTable(trx: Trx, table: TableFacts, path: string): Promise<LineFileFacts> {
  const file = await createLineFile(path);
  const wrapped = table.columns
    .filter((column) => column.json)
    .map(
      ({ name }) => sql`|| jsonb_build_object(${sql.lit(name)},
      case when ${sql.ref(name)} is null then null else jsonb_build_array(${sql.ref(name)}) end)`,
    );
  const order = table.key.length
    ? sql`order by ${sql.join(table.key.map((name) => sql.ref(name)))}`
    : sql``;
  await sql`declare backup_rows no scroll cursor for
    select (to_jsonb(t) ${sql.join(wrapped, sql` `)})::text as line
    from ${sql.table(table.name)} t ${order}`.execute(trx);
  const fetch = sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`;
  for (;;) {
    const { rows } = await fetch.execute(trx);
    await file.write(rows.map((row) => row.line));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(trx);
  return file.close();
}

/** Reads what `dumpTable` wrote into an empty table; answers how many rows. */
export async function loadTable(trx: Trx, table: TableFacts, path: string): Promise<number> {
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    table.columns.map(({ name, json }) =>
      json ? sql`${sql.ref(`r.${name}`)} -> 0` : sql.ref(`r.${name}`),
    ),
  );
  let lines: string[] = [];
  let bytes = 0;
  let rows = 0;
  const flush = async () => {
    await sql`insert into ${sql.table(table.name)} (${names}) overriding system value
      select ${values} from json_populate_recordset(
        null::${sql.table(table.name)}, ${`[${lines.join(',')}]`}::json) as r`.execute(trx);
    rows += lines.length;
    lines = [];
    bytes = 0;
  };
  for await (const line of readLines(path)) {
    lines.push(line);
    bytes += line.length;
    if (bytes >= BYTES_AT_ONCE) await flush();
  }
  if (lines.length > 0) await flush();
  return rows;
}
