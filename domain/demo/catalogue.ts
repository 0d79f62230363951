import { buildProject } from './build-project.ts';
import { ENTRIES } from './entries.ts';
import { ORGANIZATIONS, PEOPLE } from './people.ts';
import { DAY, daysBefore } from './timeline.ts';
import type { DemoCatalogue, DemoProject, DemoUser } from './types.ts';

/**
 * What a fresh site is filled with: the same for the same seed and moment, and with the same file
 * bytes for the same seed at any moment. Nothing is drawn or packed until it is asked for.
 */
export function demoCatalogue(seed: string | number, now: Date): DemoCatalogue {
  const built = new Map<string, DemoProject>();
  for (const entry of ENTRIES) built.set(entry.slug, buildProject(entry, { seed, now }, built));
  const projects = [...built.values()];
  return {
    users: PEOPLE.map(([username, displayBio, age]) => ({
      username,
      displayBio,
      role: 'developer',
      created: joined(username, daysBefore(now, age), projects),
    })) satisfies DemoUser[],
    organizations: ORGANIZATIONS.map(({ age, ...organization }) => ({
      ...organization,
      created: daysBefore(now, age),
    })),
    projects,
  };
}

/** Nobody publishes before they have joined. */
function joined(username: string, asWritten: Date, projects: DemoProject[]): Date {
  const first = projects
    .filter((project) => project.owner === username)
    .map((project) => project.created.getTime() - 3 * DAY);
  return new Date(Math.min(asWritten.getTime(), ...first));
}
