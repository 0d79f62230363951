import { type DayCount, readDailyDownloads } from '#domain/downloads/index.ts';
import { may } from '#domain/teams/index.ts';
import type { Load } from '../../context.server.ts';
import { settingsProject } from '../load.ts';

export interface AnalyticsData {
  /** Null for those who may not see numbers. */
  days: DayCount[] | null;
}

const DAYS = 30;

export const load: Load<AnalyticsData> = async (input) => {
  const { project, permissions } = await settingsProject(input);
  if (!may(permissions, 'VIEW_ANALYTICS')) return { days: null };
  const { db, clock } = input.page.services;
  return { days: await readDailyDownloads(db, project.id, { now: clock.now(), days: DAYS }) };
};
