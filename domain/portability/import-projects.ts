import { join } from 'node:path';
import { readLines } from '#platform/lines/read-lines.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { findUser } from '../people/index.ts';
import type { Services } from '../services.ts';
import { ALL_SCOPES } from '../tokens/index.ts';
import { type ExportedVersion, readProject, readVersion } from './exported.ts';
import { PROJECTS, readFacts, VERSIONS } from './format.ts';
import { importProject } from './import-project.ts';
import { type Import, type ImportReport, reason } from './import-run.ts';
import { linkDependencies } from './link-dependencies.ts';

export interface ImportOptions {
  owner: string;
  /** Told of each project when it is done. */
  note(report: ImportReport): void;
  tell(share: number): void;
}

/**
 * Takes over the projects of an export through the same checks as everybody's. What is here already
 * is left as it is; a project that is here gets the versions it lacks. May be repeated.
 * @throws Refusal `not_found` for an unknown owner, `invalid_input` when the folder is no export.
 */
export async function importProjects(
  services: Services,
  folder: string,
  { owner, note, tell }: ImportOptions,
): Promise<void> {
  const facts = await readFacts(folder);
  const viewer = await findOwner(services, owner);
  const run: Import = {
    ...{ services, viewer, folder, facts },
    projectIds: new Map(),
    versionIds: new Map(),
  };
  const { byProject, broken } = await versionsByProject(folder);
  const lines: string[] = [];
  for await (const line of readLines(join(folder, PROJECTS))) if (line) lines.push(line);
  for (const [index, line] of lines.entries()) {
    note(await importLine(run, line, byProject, broken));
    tell((index + 1) / lines.length);
  }
  await linkDependencies(run, [...byProject.values()].flat());
}

async function importLine(
  run: Import,
  line: string,
  byProject: Map<string, ExportedVersion[]>,
  broken: Map<string, string[]>,
): Promise<ImportReport> {
  const nothing = { outcome: 'refused' as const, versions: 0 };
  try {
    const project = readProject(line);
    const report = await importProject(run, project, byProject.get(project.id) ?? []);
    return { ...report, refused: [...report.refused, ...(broken.get(project.id) ?? [])] };
  } catch (error) {
    return { slug: nameIn(line), ...nothing, refused: [reason(error)] };
  }
}

function nameIn(line: string): string {
  return /"slug":\s*"([^"]{1,64})"/.exec(line)?.[1] ?? `${line.slice(0, 40)}…`;
}

/** Versions in order of their date; a line that cannot be read is told with its project. */
async function versionsByProject(folder: string) {
  const byProject = new Map<string, ExportedVersion[]>();
  const broken = new Map<string, string[]>();
  for await (const line of readLines(join(folder, VERSIONS))) {
    if (!line) continue;
    try {
      const version = readVersion(line);
      const list = byProject.get(version.project_id);
      if (list) list.push(version);
      else byProject.set(version.project_id, [version]);
    } catch (error) {
      const project = /"project_id":\s*"([^"]+)"/.exec(line)?.[1] ?? '';
      broken.set(project, [...(broken.get(project) ?? []), reason(error)]);
    }
  }
  for (const list of byProject.values()) {
    list.sort((a, b) => Date.parse(a.date_published) - Date.parse(b.date_published));
  }
  return { byProject, broken };
}

async function findOwner({ db }: Services, owner: string): Promise<SignedIn> {
  const user = await findUser(db, owner);
  if (!user) throw new Refusal('not_found', `There is no account "${owner}".`);
  const { id, username, role, avatar_url: avatarUrl } = user;
  return { user: { id, username, role, avatarUrl }, scopes: ALL_SCOPES, via: 'session' };
}
