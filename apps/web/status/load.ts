import { sql } from 'kysely';
import type { Load } from '../context.server.ts';

export interface StatusData {
  parts: { name: 'pages' | 'database' | 'search'; works: boolean; detail: string | number }[];
}

/** Looks at each part now; never kept. */
export const load: Load<StatusData> = async ({ page }) => {
  page.keepPrivate();
  const database = await sql`select 1`.execute(page.services.db).then(
    () => true,
    () => false,
  );
  return {
    parts: [
      { name: 'pages', works: true, detail: page.build.time },
      { name: 'database', works: database, detail: '' },
      { name: 'search', works: true, detail: page.search.engine.stats().documents },
    ],
  };
};
