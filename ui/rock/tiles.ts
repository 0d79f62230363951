/** The six project types from the ground down, with their rocks. */
export const rockTypes = [
  'mod',
  'modpack',
  'plugin',
  'resourcepack',
  'shader',
  'datapack',
] as const;

export type RockType = (typeof rockTypes)[number];

const ellipse = (x: number, y: number, across: number, down = across): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;
const cross = (x: number, y: number): string => `M${x - 3} ${y}h6M${x} ${y - 3}v6`;
const dot = (x: number, y: number): string => ellipse(x, y, 1.1);

/** Lithology patterns (look 7.2): tile 32 x 24, stroke 1; dots are filled instead. */
export const tiles: Record<RockType, { d: string; filled?: boolean }> = {
  mod: { d: 'M0 .5H32M0 12.5H32M6.5 0V12M22.5 12V24' },
  modpack: {
    d: [
      ellipse(7, 6, 4.5, 2.8),
      ellipse(22, 9, 5.5, 3.2),
      ellipse(12, 18, 6, 3.4),
      ellipse(28, 20, 2.2),
      ellipse(1.5, 15, 1.2),
    ].join(''),
  },
  plugin: { d: 'M2 4.5H14M20 4.5H28M8 12.5H24M0 20.5H6M12 20.5H26' },
  resourcepack: {
    filled: true,
    d: [
      dot(4, 5),
      dot(14, 3),
      dot(25, 6),
      dot(9, 13),
      dot(20, 14),
      dot(30, 17),
      dot(4, 21),
      dot(15, 21),
      dot(25, 23),
    ].join(''),
  },
  shader: { d: [cross(7, 6), cross(23, 6), cross(15, 18), cross(31, 18), 'M-1 18h3'].join('') },
  datapack: {
    d: 'M0 5c4-4 4-4 8 0s4 4 8 0 4-4 8 0 4 4 8 0M0 17c4-4 4-4 8 0s4 4 8 0 4-4 8 0 4 4 8 0',
  },
};
