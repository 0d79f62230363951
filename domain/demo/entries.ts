import { ERRANDS } from './datapacks/errands.ts';
import { PLACES } from './datapacks/places.ts';
import { RULES } from './datapacks/rules.ts';
import type { Entry, TypedEntry } from './entry.ts';
import { BASKETS } from './modpacks/baskets.ts';
import { EVENINGS } from './modpacks/evenings.ts';
import { JOURNEYS } from './modpacks/journeys.ts';
import { LIGHT } from './modpacks/light.ts';
import { BEASTS } from './mods/beasts.ts';
import { FRAMES } from './mods/frames.ts';
import { HARBOUR } from './mods/harbour.ts';
import { HEARTH } from './mods/hearth.ts';
import { LIBRARIES } from './mods/libraries.ts';
import { ODD } from './mods/odd.ts';
import { PLANTS } from './mods/plants.ts';
import { POCKET } from './mods/pocket.ts';
import { RIVERS } from './mods/rivers.ts';
import { UNFINISHED } from './mods/unfinished.ts';
import { WALLS } from './mods/walls.ts';
import { WORKS } from './mods/works.ts';
import { ORDER } from './plugins/order.ts';
import { SQUARE } from './plugins/square.ts';
import { WIRES } from './plugins/wires.ts';
import { HOUSES } from './resourcepacks/houses.ts';
import { MOODS } from './resourcepacks/moods.ts';
import { SCREENS } from './resourcepacks/screens.ts';
import { STUDIES } from './resourcepacks/studies.ts';
import { DAYS } from './shaders/days.ts';
import { NIGHTS } from './shaders/nights.ts';
import type { ProjectType } from './types.ts';

function typed(projectType: ProjectType, ...groups: Entry[][]): TypedEntry[] {
  return groups.flat().map((entry) => ({ ...entry, projectType }));
}

/** Modpacks last: they list files of the others. */
export const ENTRIES: readonly TypedEntry[] = [
  ...typed('mod', LIBRARIES, HARBOUR, RIVERS, WORKS, FRAMES, POCKET),
  ...typed('mod', PLANTS, BEASTS, HEARTH, WALLS, ODD, UNFINISHED),
  ...typed('plugin', ORDER, WIRES, SQUARE),
  ...typed('resourcepack', HOUSES, STUDIES, SCREENS, MOODS),
  ...typed('shader', DAYS, NIGHTS),
  ...typed('datapack', RULES, PLACES, ERRANDS),
  ...typed('modpack', EVENINGS, JOURNEYS, LIGHT, BASKETS),
];
