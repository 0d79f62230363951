import type { Match, Params, Route } from './route.ts';

/** A way from the outermost route to one that an address can mean. */
interface Branch {
  routes: Route[];
  /** How many segments each route and those around it take. */
  depths: number[];
  segments: string[];
}

export type Matcher = (pathname: string) => Match[];

/**
 * Finds the routes of an address, the outermost first: words before parameters, parameters before `*`,
 * whatever the order of the table. Letter case of words and slashes more or less do not matter.
 */
export function createMatcher(routes: readonly Route[]): Matcher {
  const branches = routes.flatMap((route) => branchesOf(route)).sort(bySpecificity);
  return (pathname) => {
    const segments = pathname.split('/').filter(Boolean).map(decoded);
    for (const branch of branches) {
      const params = paramsOf(branch.segments, segments);
      if (params) return branch.routes.map((route, i) => toMatch(route, branch.depths[i]));

      function toMatch(route: Route, depth: number): Match {
        const path = segments.slice(0, depth).map(encodeURIComponent).join('/');
        return { route, params: params as Params, path: `/${path}` };
      }
    }
    return [];
  };
}

const ROOT: Branch = { routes: [], depths: [], segments: [] };

function branchesOf(route: Route, around = ROOT): Branch[] {
  return waysOf(route.path).flatMap((own) => {
    const segments = [...around.segments, ...own];
    const branch = {
      routes: [...around.routes, route],
      depths: [...around.depths, segments.length],
      segments,
    };
    return [...(route.children ?? []).flatMap((child) => branchesOf(child, branch)), branch];
  });
}

/** The segments of a path; a last one that may be missing makes two ways. */
function waysOf(path = ''): string[][] {
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1);
  if (!last?.endsWith('?')) return [segments];
  const before = segments.slice(0, -1);
  return [before, [...before, last.slice(0, -1)]];
}

/** Of the same address the inner route comes first: a sort keeps the order that it is given. */
function bySpecificity(a: Branch, b: Branch): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let i = 0; i < length; i += 1) {
    const difference = rank(a.segments[i]) - rank(b.segments[i]);
    if (difference) return difference;
  }
  return 0;
}

function rank(segment: string | undefined): number {
  if (segment === '*') return 3;
  if (segment === undefined) return 2;
  return segment.startsWith(':') ? 1 : 0;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Params | undefined {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.length - 1 : pattern.length;
  if (open ? segments.length < fixed : segments.length !== fixed) return undefined;
  const params: Record<string, string> = {};
  for (let i = 0; i < fixed; i += 1) {
    if (pattern[i].startsWith(':')) params[pattern[i].slice(1)] = segments[i];
    else if (pattern[i].toLowerCase() !== segments[i].toLowerCase()) return undefined;
  }
  if (open) params['*'] = segments.slice(fixed).join('/');
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
