import { Refusal } from '#platform/refusal.ts';
import type { Condition } from './condition.ts';
import { FIELDS } from './fields.ts';

/** What one filter may cost (API reference 2.2). */
export const LIMITS = { nodes: 1024, depth: 64, clauses: 64, bytes: 64 * 1024 } as const;

/** Refuses a text that is too long to be a filter. */
export function checkLength(text: string, parameter: string): void {
  if (Buffer.byteLength(text) > LIMITS.bytes) tooComplex(parameter, `${LIMITS.bytes} bytes`);
}

/** Refuses a condition with too many parts, too deep, or too entangled between scopes. */
export function checkComplexity(condition: Condition, parameter: string): void {
  if (countNodes(condition) > LIMITS.nodes) tooComplex(parameter, `${LIMITS.nodes} parts`);
  if (depthOf(condition) > LIMITS.depth) tooComplex(parameter, `${LIMITS.depth} levels`);
  if (countClauses(condition).clauses > LIMITS.clauses) {
    tooComplex(parameter, `${LIMITS.clauses} alternatives mixing version and project fields`);
  }
}

export function tooComplex(parameter: string, limit: string): never {
  throw new Refusal('request_error', `${parameter}: too complex, at most ${limit}`, {
    field: parameter,
  });
}

function countNodes(condition: Condition): number {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.reduce((sum, one) => sum + countNodes(one), 1);
    case 'not':
      return 1 + countNodes(condition.of);
    case 'equals':
      return condition.values.length;
    case 'number':
      return 1;
  }
}

function depthOf(condition: Condition): number {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return 1 + Math.max(0, ...condition.of.map(depthOf));
    case 'not':
      return 1 + depthOf(condition.of);
    default:
      return 1;
  }
}

interface Clauses {
  scope: 'version' | 'project' | 'mixed';
  clauses: number;
}

/** Alternatives after multiplying out; a part that stays within one scope counts as one. */
function countClauses(condition: Condition): Clauses {
  switch (condition.kind) {
    case 'number':
      return { scope: 'project', clauses: 1 };
    case 'equals':
      return { scope: FIELDS[condition.field].scope, clauses: 1 };
    case 'not':
      return { scope: 'project', clauses: countClauses(condition.of).clauses };
    default: {
      const parts = condition.of.map(countClauses);
      const scope = parts[0]?.scope ?? 'project';
      if (scope !== 'mixed' && parts.every((part) => part.scope === scope)) {
        return { scope, clauses: Math.max(1, ...parts.map((part) => part.clauses)) };
      }
      const clauses = parts.reduce(
        (sum, part) => (condition.kind === 'all' ? sum * part.clauses : sum + part.clauses),
        condition.kind === 'all' ? 1 : 0,
      );
      return { scope: 'mixed', clauses };
    }
  }
}
