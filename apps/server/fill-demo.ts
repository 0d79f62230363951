import type { Site } from './compose.ts';

/** Fills a new, empty site with the demo catalogue, telling how far it is. */
export async function fillDemo(_site: Site, _tell: (line: string) => void): Promise<void> {}
