import { all, any, type Condition } from './condition.ts';
import { checkComplexity, checkLength } from './condition-limits.ts';
import { compare, parseFilter, readValue, refuse } from './filter-grammar.ts';

interface FacetOptions {
  /** v3 lets an OR group hold AND lists; v2 knows exactly two levels. */
  innerAnd?: boolean;
}

/**
 * Reads the `facets` parameter: a JSON array of arrays of `field op value`, outer AND, inner OR.
 * An empty list restricts nothing. Source: API reference 2.2.
 */
export function parseFacets(text: string, options: FacetOptions = {}): Condition | null {
  checkLength(text, 'facets');
  const groups = asList(parseJson(text)).map((group) => asList(group));
  const conditions = groups
    .filter((group) => group.length > 0)
    .map((group) => any(group.map((item) => alternative(item, options))));
  if (conditions.length === 0) return null;
  const condition = all(conditions);
  checkComplexity(condition, 'facets');
  return condition;
}

function alternative(item: unknown, options: FacetOptions): Condition {
  if (typeof item === 'string') return parseFacet(item);
  if (!options.innerAnd || !Array.isArray(item)) {
    return refuse('facets', 'must be a list of lists of texts');
  }
  return all(
    item.map((each) =>
      typeof each === 'string' ? parseFacet(each) : refuse('facets', 'nested too deeply'),
    ),
  );
}

/**
 * One facet. The first operator decides: `downloads>100` compares, in `downloads:>100` the value
 * begins with an operator and is refused. What is longer than one test is read as a filter.
 */
export function parseFacet(text: string): Condition {
  const test = /^([^:=!<>"'`()[\]]+)(:|=|!=|>=|<=|>|<)\s*(?!\s)/.exec(text);
  if (!test) return parseFilter(text, 'facets');
  const [start, field, op] = test as unknown as [string, string, string];
  const read = readValue(text, start.length);
  if (!read || text.slice(read.end).trim() !== '') {
    if (op !== ':') return parseFilter(text, 'facets');
    refuse('facets', `cannot read the value in "${text.slice(0, 100)}"; quote it if it has spaces`);
  }
  return compare(field.replace(/\s+/g, ''), op === ':' ? '=' : op, read.value, 'facets');
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : refuse('facets', 'must be a list of lists of texts');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('facets', 'must be JSON');
  }
}
