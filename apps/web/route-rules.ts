import type { RouteRules } from './navigation/builds.ts';

/** What holds for an address whoever asks: where it leads, or that its data never changes in a build. */
export const ROUTE_RULES: Record<string, RouteRules> = {
  '/auth': { redirect: '/auth/sign-in' },
  '/dashboard': { redirect: '/dashboard/projects' },
  '/legal': { redirect: '/legal/terms' },
  '/legal/rules': { prerender: true },
  '/legal/terms': { prerender: true },
  '/legal/privacy': { prerender: true },
  '/legal/security': { prerender: true },
  '/legal/copyright': { prerender: true },
  '/community': { prerender: true },
  '/frog': { prerender: true },
};
