import { useRouteLoaderData } from '../router/hooks.tsx';
import type { ProjectData } from './load.ts';

/** The project whose page this is. */
export function useProject(): ProjectData {
  return useRouteLoaderData('project') as ProjectData;
}
