import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A table as it stands in the database, whatever the product's types say. */
export interface TableFacts {
  name: string;
  columns: { name: string; json: boolean }[];
  /** Columns of the primary key. */
  key: string[];
}

/** Every table of the product in the current schema, but the migrator's own. */
export async function readTables(db: Db): Promise<TableFacts[]> {
  const columns = await sql<{ table: string; name: string; json: boolean }>`
    select c.table_name as table, c.column_name as name, c.data_type = 'jsonb' as json
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely%' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`.execute(db);
  const keys = await sql<{ table: string; name: string }>`
    select k.table_name as table, k.column_name as name
    from information_schema.key_column_usage k
    join information_schema.table_constraints c using (constraint_schema, constraint_name)
    where c.constraint_schema = current_schema() and c.constraint_type = 'PRIMARY KEY'
    order by k.table_name, k.ordinal_position`.execute(db);
  const keyOf = Map.groupBy(keys.rows, (row) => row.table);
  return [...Map.groupBy(columns.rows, (row) => row.table)].map(([name, rows]) => ({
    name,
    columns: rows.map((row) => ({ name: row.name, json: row.json })),
    key: (keyOf.get(name) ?? []).map((row) => row.name),
  }));
}

/** Foreign keys of the current schema, taken away so that rows may come in any order. */
export async function dropForeignKeys(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      const add = sql.raw(definition);
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${add}`.execute(db);
    }
  };
}

/** Sequences go on after the highest number that came in. */
export async function advanceSequences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select * from (
      select table_name as table, column_name as column,
        pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = current_schema()
    ) as found where sequence is not null`.execute(db);
  for (const { table, column, sequence } of rows) {
    await sql`select setval(${sequence}::regclass, greatest(1, (
      select coalesce(max(${sql.ref(column)}), 1) from ${sql.table(table)})))`.execute(db);
  }
}
