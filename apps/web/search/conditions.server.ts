import { all, any, type Condition, equals, not } from '#domain/search/index.ts';
import type { ProjectKind } from '../shared/project-kinds.ts';
import { GROUP_RULES, type GroupId } from './filter-groups.ts';
import type { Filter } from './filters.ts';

const FIELD_OF: Record<Exclude<GroupId, 'environment'>, Parameters<typeof equals>[0]> = {
  version: 'game_versions',
  loader: 'categories',
  platform: 'categories',
  category: 'categories',
  feature: 'categories',
  resolution: 'categories',
  performance: 'categories',
  license: 'open_source',
  project: 'project_id',
};

/** Projects of a type that pass all filters. */
export function conditionOf(kind: ProjectKind, filters: readonly Filter[]): Condition {
  const groups = Map.groupBy(filters, ({ group }) => group);
  return all([
    equals('project_types', kind),
    ...[...groups].flatMap(([group, chosen]) => groupConditions(group, chosen)),
  ]);
}

function groupConditions(group: GroupId, chosen: readonly Filter[]): Condition[] {
  const included = chosen.filter((one) => !one.excluded).map((one) => one.value);
  if (group === 'environment') return included.length > 0 ? [sidesCondition(included)] : [];
  const field = FIELD_OF[group];
  const excluded = chosen.filter((one) => one.excluded).map((one) => one.value);
  const nots = excluded.map((value) => not(equals(field, value)));
  if (included.length === 0) return nots;
  const tests = included.map((value) => equals(field, value));
  return GROUP_RULES[group].combine === 'any' ? [any(tests), ...nots] : [...tests, ...nots];
}

/** One side: it is supported and the other is not needed. Both: neither works alone. */
function sidesCondition(sides: readonly string[]): Condition {
  if (sides.length === 2)
    return all([equals('client_side', 'required'), equals('server_side', 'required')]);
  const [wanted, other] =
    sides[0] === 'client'
      ? (['client_side', 'server_side'] as const)
      : (['server_side', 'client_side'] as const);
  return all([equals(wanted, 'required', 'optional'), equals(other, 'optional', 'unsupported')]);
}

/**
 * The filters among which the rows of a group are counted: a row tells what choosing it gives, so an
 * "any of" group's own choice does not restrict it, and an exclusion does not hide its own number.
 */
export function filtersAround(group: GroupId, filters: readonly Filter[]): readonly Filter[] {
  const leaves = GROUP_RULES[group].combine !== 'all';
  return filters.filter((one) => one.group !== group || !(leaves || one.excluded));
}
