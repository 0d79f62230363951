import type { Events } from '#platform/events/events.ts';
import { Known } from '#platform/known/known.ts';
import type { Db } from '../database/index.ts';
import { type PageDocument, readDocument } from '../documents/index.ts';
import { listMembers, type TeamMember } from '../teams/index.ts';
import { findProjectId, type ProjectRow } from './projects.store.ts';
import { NO_RELATION, type Relation, relationTo } from './relation.ts';

/** What the pages of a project tell everyone who may see it. */
export interface KnownProject {
  readonly project: Readonly<ProjectRow>;
  readonly page: PageDocument;
  /** Invited ones included, the owner first. */
  readonly members: readonly TeamMember[];
}

/** Length of the kept documents, characters; with what JSON becomes in memory a few times as much. */
const MOST_KEPT = 16_000_000;
const MOST_RELATIONS = 50_000;

/**
 * Projects as their pages need them, read once and known until they or their people change: who is
 * signed in gets a page of their own, but not its facts from the database every time.
 */
export class KnownProjects {
  readonly #projects = new Known<KnownProject>(MOST_KEPT);
  readonly #relations = new Known<Relation>(MOST_RELATIONS);
  readonly #db: Db;

  constructor(db: Db, events: Events) {
    this.#db = db;
    events.onGap(() => {
      this.#projects.clear();
      this.#relations.clear();
    });
    // Who follows a project and who is of its team are told as changes of the project.
    events.subscribe(({ kind, id }) => {
      if (kind !== 'project' && kind !== 'user') return;
      this.#projects.drop(id);
      this.#relations.drop(id);
    });
  }

  /** Under its id, its slug or one it had before, whoever may see it; to be read only. */
  find(idOrSlug: string): Promise<KnownProject | undefined> {
    return this.#projects.find(idOrSlug, async () => {
      const value = await readKnownProject(this.#db, idOrSlug);
      if (!value) return undefined;
      const { project, members, weight } = value;
      return { value, tags: [project.id, ...members.map((member) => member.id)], weight };
    });
  }

  /** What somebody is to a project. */
  async relation({ project }: KnownProject, userId: string | undefined): Promise<Relation> {
    if (!userId) return NO_RELATION;
    const found = await this.#relations.find(`${userId} ${project.id}`, async () => ({
      value: await relationTo(this.#db, project, userId),
      tags: [userId, project.id],
      weight: 1,
    }));
    return found ?? NO_RELATION;
  }
}

async function readKnownProject(
  db: Db,
  idOrSlug: string,
): Promise<(KnownProject & { weight: number }) | undefined> {
  const id = await findProjectId(db, idOrSlug, { past: true });
  if (!id) return undefined;
  const [project, document] = await Promise.all([
    db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst(),
    readDocument(db, 'page', id),
  ]);
  if (!project || !document) return undefined;
  const members = await listMembers(db, [project.team_id]);
  const weight = document.body.length + 2000;
  return { project, page: JSON.parse(document.body), members, weight };
}
