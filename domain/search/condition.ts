import { FIELDS, foldToken, type NumberField, type TokenField } from './fields.ts';

/**
 * What a project must satisfy. A project matches when one of its versions makes the tree true, with
 * project-level tests read from the project: version-level tests of one AND group therefore share a
 * version, and alternatives of an OR are tried apart. `not` stands outside that rule: it holds when
 * the project as a whole does not match what is inside (so `categories != fabric` is "no version of
 * it is for fabric").
 */
export type Condition =
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'equals'; field: TokenField; values: string[] }
  | { kind: 'number'; field: NumberField; op: NumberOperator; value: number };

export type NumberOperator = '=' | '>' | '>=' | '<' | '<=';

/** All of them; nested AND groups become one, so that their version-level tests share a version. */
export function all(conditions: Condition[]): Condition {
  const of = conditions.flatMap((one) => (one.kind === 'all' ? one.of : [one]));
  return of.length === 1 ? of[0]! : { kind: 'all', of };
}

/** Any of them; equality tests of one field become one list of values. */
export function any(conditions: Condition[]): Condition {
  const of: Condition[] = [];
  const lists = new Map<TokenField, Set<string>>();
  for (const one of conditions.flatMap((each) => (each.kind === 'any' ? each.of : [each]))) {
    if (one.kind !== 'equals') {
      of.push(one);
      continue;
    }
    const list = lists.get(one.field) ?? new Set();
    if (list.size === 0) lists.set(one.field, list);
    for (const value of one.values) list.add(value);
  }
  for (const [field, values] of lists) of.push({ kind: 'equals', field, values: [...values] });
  return of.length === 1 ? of[0]! : { kind: 'any', of };
}

/** Not this; a double negation is the thing itself. */
export function not(condition: Condition): Condition {
  return condition.kind === 'not' ? condition.of : { kind: 'not', of: condition };
}

/** The field has one of the values. */
export function equals(field: TokenField, ...values: string[]): Condition {
  return { kind: 'equals', field, values: values.map((value) => foldToken(field, value)) };
}

export function compareNumber(field: NumberField, op: NumberOperator, value: number): Condition {
  return { kind: 'number', field, op, value };
}

/** Both, where either may be missing. */
export function allOf(...conditions: (Condition | null)[]): Condition | null {
  const present = conditions.filter((one) => one !== null);
  return present.length === 0 ? null : all(present);
}

/** Whether the tree asks something of a single version (a negation never does). */
export function asksOneVersion(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.some(asksOneVersion);
    case 'equals':
      return FIELDS[condition.field].scope === 'version';
    default:
      return false;
  }
}
