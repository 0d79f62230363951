/** Every status of a version and what it means (public API, 5.2). */
export const VERSION_STATUSES = {
  listed: { link: true, lists: true, settable: true },
  archived: { link: true, lists: true, settable: true },
  unlisted: { link: true, lists: false, settable: true },
  draft: { link: false, lists: false, settable: true },
  scheduled: { link: false, lists: false, settable: false },
  unknown: { link: false, lists: false, settable: false },
} as const;

export type VersionStatus = keyof typeof VERSION_STATUSES;

export function isVersionStatus(text: string): text is VersionStatus {
  return Object.hasOwn(VERSION_STATUSES, text);
}

export const LISTED_VERSION_STATUSES = (Object.keys(VERSION_STATUSES) as VersionStatus[]).filter(
  (name) => VERSION_STATUSES[name].lists,
);
export const LINKED_VERSION_STATUSES = (Object.keys(VERSION_STATUSES) as VersionStatus[]).filter(
  (name) => VERSION_STATUSES[name].link,
);
