/** Sizes of one section drawing, in its own units (CSS px at fixed scale). */
export type SectionShape = {
  width: number;
  /** Room above the ground line. */
  top: number;
  bed: number;
  /** Where joints start to undulate, and over what distance. */
  wave: { from: number; over: number; height: number; ground: number };
  /** The fault's middle, how far it leans over the height, and how far the far side dropped. */
  fault: { x: number; lean: number; drop: number };
  /** Patterns appear between these. */
  fade: [from: number, to: number];
};

/** The face of the home page (look 7.3), for wide windows and for phones. */
export const wideFace: SectionShape = {
  width: 2600,
  top: 8,
  bed: 68,
  wave: { from: 640, over: 220, height: 9, ground: 4 },
  fault: { x: 1100, lean: 80, drop: 26 },
  fade: [630, 780],
};

export const phoneFace: SectionShape = {
  width: 390,
  top: 8,
  bed: 62,
  wave: { from: 160, over: 120, height: 7, ground: 3 },
  fault: { x: 300, lean: 60, drop: 16 },
  fade: [150, 250],
};

/** The start half of the sign-in page: sky above, bigger beds, no flat part. */
export const skyFace: SectionShape = {
  width: 1320,
  top: 92,
  bed: 134,
  wave: { from: -220, over: 220, height: 18, ground: 8 },
  fault: { x: 430, lean: 240, drop: 66 },
  fade: [-2, -1],
};

const beds = 6;
/** How far drawings run on at the start side, where everything is level. */
export const runOff = -2000;
const step = 20;
/** How far the drawing runs on below, for windows taller than it. */
const beyond = 400;

const round = (value: number): number => Math.round(value * 10) / 10;

export const sectionHeight = ({ top, bed }: SectionShape): number => top + beds * bed;

/** A joint's height at x: level at first, then two waves over each other. */
function jointAt(shape: SectionShape, joint: number, x: number): number {
  const { from, over, height, ground } = shape.wave;
  const ramp = Math.min(1, Math.max(0, (x - from) / over));
  const amplitude = joint === 0 ? ground : height;
  const phase = joint * 1.3;
  const wave = Math.sin(x / 95 + phase) + 0.5 * Math.sin(x / 41 + phase);
  return round(shape.top + joint * shape.bed + ramp * amplitude * wave);
}

/** The ground below each joint as closed paths, top first: each next bed is painted over the last. */
export function bedPaths(shape: SectionShape): string[] {
  const low = sectionHeight(shape) + 2 * beyond;
  const right = shape.width + 2 * step;
  const from = Math.max(0, shape.wave.from);
  return Array.from({ length: beds }, (_, joint) => {
    const points: string[] = [`M${runOff} ${shape.top + joint * shape.bed}`];
    for (let x = from; x <= right; x += step) points.push(`L${x} ${jointAt(shape, joint, x)}`);
    return `${points.join('')}V${low}H${runOff}Z`;
  });
}

/** The fault's line and the two sides of it as clip polygons. */
export function faultLine(shape: SectionShape) {
  const { x, lean } = shape.fault;
  const height = sectionHeight(shape);
  const upper = round(x + lean / 2);
  const lower = round(x - lean / 2);
  // The same slope beyond both edges.
  const slope = lean / height;
  const a = round(upper + slope * 40);
  const b = round(lower - slope * beyond);
  return {
    line: `M${round(upper + slope * 8)} -8L${b} ${height + beyond}`,
    before: `M${runOff} -40H${a}L${b} ${height + beyond}H${runOff}Z`,
    behind: `M${a} -40H${shape.width}V${height + beyond}H${b}Z`,
  };
}
