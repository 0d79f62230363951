import { interfaceDrawings } from './drawings.ts';
import type { Drawing } from './shapes.ts';
import { tagDrawings } from './tag-drawings.ts';

export const drawings: Record<IconName, Drawing> = { ...interfaceDrawings, ...tagDrawings };

export type IconName = keyof typeof interfaceDrawings | keyof typeof tagDrawings;
