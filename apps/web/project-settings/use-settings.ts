import { useRouteLoaderData } from '../router/hooks.tsx';
import type { SettingsData } from './load.ts';

/** The project whose settings these are. */
export function useSettings(): SettingsData {
  return useRouteLoaderData('project-settings') as SettingsData;
}
