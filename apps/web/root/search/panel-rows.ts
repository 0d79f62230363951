import type { MessageKey } from '../../messages/keys.ts';
import type { T } from '../../messages/messages.tsx';
import { PROJECT_KINDS, searchHref } from '../../shared/project-kinds.ts';
import type { Suggestions } from './suggestions.ts';

/** One row of the search panel; the combobox walks over them in this order. */
export interface PanelRow {
  key: string;
  href: string;
  name: string;
  detail?: string;
  /** A number at the end. */
  count?: number;
  picture:
    | { kind: 'project'; id: string; url: string | null }
    | { kind: 'person'; id: string; url: string | null }
    | { kind: 'type'; type: (typeof PROJECT_KINDS)[number] }
    | { kind: 'recent' };
  /** The text of an earlier search, which may be forgotten. */
  recent?: string;
}

export interface PanelGroup {
  key: string;
  title: string;
  total?: number;
  rows: PanelRow[];
}

export function suggestionGroups(answer: Suggestions, t: T): PanelGroup[] {
  const groups: PanelGroup[] = [
    {
      key: 'projects',
      title: t('shell.search.projects'),
      total: answer.projects.total,
      rows: answer.projects.items.map((project) => ({
        key: `project-${project.id}`,
        href: project.href,
        name: project.title,
        detail: t('shell.search.byline', {
          type: t(`shared.type.${project.type}` as MessageKey),
          author: project.author,
        }),
        count: project.downloads,
        picture: { kind: 'project', id: project.id, url: project.iconUrl },
      })),
    },
    {
      key: 'people',
      title: t('shell.search.people'),
      total: answer.people.total,
      rows: answer.people.items.map((person) => ({
        key: `person-${person.id}`,
        href: `/user/${encodeURIComponent(person.username)}`,
        name: person.username,
        detail: t('shell.search.personProjects', { count: person.projects }),
        picture: { kind: 'person', id: person.id, url: person.avatarUrl },
      })),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** What an empty field offers: earlier searches and the six types. */
export function emptyGroups(recent: readonly string[], t: T): PanelGroup[] {
  const groups: PanelGroup[] = [
    {
      key: 'recent',
      title: t('shell.search.recent'),
      rows: recent.map((text) => ({
        key: `recent-${text}`,
        href: `/mods?q=${encodeURIComponent(text)}`,
        name: text,
        picture: { kind: 'recent' },
        recent: text,
      })),
    },
    {
      key: 'types',
      title: t('shell.search.types'),
      rows: PROJECT_KINDS.map((type) => ({
        key: `type-${type}`,
        href: searchHref(type),
        name: t(`shared.types.${type}`),
        picture: { kind: 'type', type },
      })),
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** A name in pieces; every second one is what was typed. */
export function matchedPieces(name: string, text: string): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length ? name.split(new RegExp(`(${words.join('|')})`, 'iu')) : [name];
}
