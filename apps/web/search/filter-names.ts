import type { T } from '../messages/messages.tsx';
import { categoryName } from '../shared/tag-names.ts';
import type { Filter } from './filters.ts';
import type { SearchData } from './load.ts';

/** The name of a filter's value as its row has it. */
export function optionName(t: T, group: Filter['group'], value: string, name?: string): string {
  if (name !== undefined) return name;
  if (group === 'environment') return t(`shared.environment.${value as 'client' | 'server'}`);
  if (group === 'license') return t('search.openSource');
  return categoryName(t, value);
}

/** The name of a filter where its group's heading is not in sight. */
export function filterName(t: T, data: SearchData, { group, value }: Filter): string {
  if (group === 'project') return data.named[value] ?? value;
  const option = data.groups
    .find(({ id }) => id === group)
    ?.options.find((one) => one.value === value);
  const name = optionName(t, group, value, option?.name);
  return group === 'performance' ? t('search.cost', { name }) : name;
}
