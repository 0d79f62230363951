import { isSparing } from './connection.ts';

/** What the server tells of a build: rules for addresses, and which pages' data are files. */
export interface BuildManifest {
  id: string;
  timestamp: number;
  matcher: {
    static: Record<string, RouteRules>;
    wildcard: Record<string, RouteRules>;
    dynamic: Record<string, RouteRules>;
  };
  prerendered: string[];
}

export interface RouteRules {
  redirect?: string;
  prerender?: boolean;
}

/** Wait after the page is idle, ms. */
const MANIFEST_DELAY = 1000;
/** How often a page that stays open asks for the newest build, ms. */
const POLL_EVERY = 5 * 60_000;

let outdated = false;
let rules: BuildManifest['matcher']['static'] = {};

/** True when the server runs another build: the next page is to be loaded in full. */
export const isOutdated = (): boolean => outdated;

/** Where an address leads by the rules of the build, without asking the server. */
export const ruledRedirect = (path: string): string | undefined => rules[path]?.redirect;

/** Fetches the manifest when the page is idle and watches for newer builds. */
export function watchBuilds(buildId: string): void {
  if (!isSparing()) whenIdle(() => setTimeout(() => readManifest(buildId), MANIFEST_DELAY));
  const poll = () => {
    if (document.visibilityState === 'visible') checkLatest(buildId);
  };
  setInterval(poll, POLL_EVERY);
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > POLL_EVERY) poll();
  });
}

async function readManifest(buildId: string): Promise<void> {
  const manifest = await readJson<BuildManifest>(`/builds/meta/${buildId}.json`);
  if (manifest) rules = manifest.matcher.static;
}

async function checkLatest(buildId: string): Promise<void> {
  const latest = await readJson<{ id: string }>(`/builds/latest.json?${Date.now()}`);
  if (latest && latest.id !== buildId) outdated = true;
}

/** Undefined when it cannot be had: none of this may disturb the reader. */
async function readJson<T>(address: string): Promise<T | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 200);
}
