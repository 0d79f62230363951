import type { Entry, TypedEntry } from './entry.ts';
import { FRAMES } from './mods/frames.ts';
import { GROUND } from './mods/ground.ts';
import { HARBOUR } from './mods/harbour.ts';
import { HEARTH } from './mods/hearth.ts';
import { ODD } from './mods/odd.ts';
import { WORKS } from './mods/works.ts';
import { ORDER } from './plugins/order.ts';
import { SQUARE } from './plugins/square.ts';
import { WIRES } from './plugins/wires.ts';
import type { ProjectType } from './types.ts';

function typed(projectType: ProjectType, ...groups: Entry[][]): TypedEntry[] {
  return groups.flat().map((entry) => ({ ...entry, projectType }));
}

/** Modpacks last: they list files of the others. */
export const ENTRIES: readonly TypedEntry[] = [
  ...typed('mod', HARBOUR, WORKS, FRAMES, GROUND, HEARTH, ODD),
  ...typed('plugin', ORDER, WIRES, SQUARE),
];
