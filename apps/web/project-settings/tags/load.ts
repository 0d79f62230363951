import type { Load } from '../../context.server.ts';
import { settingsProject } from '../load.ts';

export interface TagsData {
  /** Headers in their order with the categories below each; empty without a version. */
  groups: { header: string; names: string[] }[];
}

export const load: Load<TagsData> = async (input) => {
  const { page } = await settingsProject(input);
  const { tags } = input.page.services;
  const groups = new Map<string, Set<string>>();
  for (const type of page.versionCount > 0 ? page.types : []) {
    for (const { header, name } of tags.categoriesFor(type)) {
      const names = groups.get(header) ?? new Set();
      groups.set(header, names.add(name));
    }
  }
  return { groups: [...groups].map(([header, names]) => ({ header, names: [...names] })) };
};
