import { type RawBuilder, sql } from 'kysely';

/**
 * `column = any(values)`: one statement text for every number of values, so that PostgreSQL plans it
 * once, and no bound of 65,535 parameters.
 */
export function among(column: string, values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${values}::text[])`;
}
