import { isStaff, type Viewer } from '../access/index.ts';

/**
 * Every status of a project and what it means, one row each (spec section 4; public API, 5.1).
 * Pages and server read the same table.
 */
export const PROJECT_STATUSES = {
  approved: status({ link: true, search: true, approved: true, requestable: true }),
  archived: status({ link: true, search: true, approved: true }),
  unlisted: status({ link: true, approved: true, requestable: true }),
  private: status({ approved: true, requestable: true }),
  withheld: status({ link: true }),
  draft: status({ requestable: true }),
  processing: status({}),
  rejected: status({}),
  scheduled: status({}),
  unknown: status({}),
} as const;

export type ProjectStatus = keyof typeof PROJECT_STATUSES;

interface StatusFacts {
  /** Anyone who has the link sees it. */
  link: boolean;
  /** In search, lists, random and statistics. */
  search: boolean;
  /** Passed review: the creator moves between these without asking. */
  approved: boolean;
  /** May be asked for as the status after approval. */
  requestable: boolean;
}

function status(facts: Partial<StatusFacts>): StatusFacts {
  return { link: false, search: false, approved: false, requestable: false, ...facts };
}

/** The spec's own groups (section 4). */
export const STATUS_GROUPS = {
  viewable: ['approved', 'archived', 'unlisted', 'private'],
  approvedLike: ['approved', 'archived'],
  privateLike: ['private', 'rejected', 'processing'],
  rejectedLike: ['rejected', 'withheld'],
  processing: ['processing'],
} as const satisfies Record<string, readonly ProjectStatus[]>;

export function isProjectStatus(text: string): text is ProjectStatus {
  return Object.hasOwn(PROJECT_STATUSES, text);
}

export function statusFacts(text: string): StatusFacts {
  return PROJECT_STATUSES[isProjectStatus(text) ? text : 'unknown'];
}

/** Statuses that search and lists show. */
export const LISTED_STATUSES = (Object.keys(PROJECT_STATUSES) as ProjectStatus[]).filter(
  (name) => PROJECT_STATUSES[name].search,
);

/** What the members of a project may set, by where it stands now (public API, 5.1). */
const MEMBER_MOVES = {
  approved: ['approved', 'unlisted', 'private', 'draft', 'archived'],
  other: ['processing'],
} as const satisfies Record<string, readonly ProjectStatus[]>;

/** The statuses this viewer may move a project to, given that they may edit its details. */
export function movesFrom(current: string, viewer: Viewer): readonly ProjectStatus[] {
  if (isStaff(viewer)) return Object.keys(PROJECT_STATUSES) as ProjectStatus[];
  return statusFacts(current).approved ? MEMBER_MOVES.approved : MEMBER_MOVES.other;
}
