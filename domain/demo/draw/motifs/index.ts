import { CREATURES } from './creatures.ts';
import { NATURE } from './nature.ts';
import { PLACES } from './places.ts';
import { SIGNS } from './signs.ts';
import { THINGS } from './things.ts';
import { TOOLS } from './tools.ts';

export { SIZE } from './motif.ts';

export const MOTIFS = { ...THINGS, ...NATURE, ...CREATURES, ...TOOLS, ...PLACES, ...SIGNS };

export type MotifName = keyof typeof MOTIFS;
