/** The light of a picture: sky from top to horizon, land from far to near, water and lamps. */
export interface Mood {
  sky: string;
  horizon: string;
  sun: string;
  far: string;
  middle: string;
  near: string;
  front: string;
  water: string;
  lamp: string;
}

const row = (colours: string): Mood => {
  const [sky, horizon, sun, far, middle, near, front, water, lamp] = colours.split(' ');
  return { sky, horizon, sun, far, middle, near, front, water, lamp } as Mood;
};

export const MOODS = {
  dawn: row('#f1cfc8 #f7e6d2 #fff6e2 #d49c9a #a3707c #6d4d64 #3b2d44 #c78f95 #ffd98a'),
  noon: row('#bcd8e8 #e3eff0 #fffaea #e8e0cb #9fb089 #5f8062 #36524a #7fb0c4 #ffe9a8'),
  limestone: row('#efe6d0 #f6f0e0 #fff9e6 #cfbd96 #98976a #5f6b45 #38402e #a9b59a #e9c46a'),
  dusk: row('#e8a66a #f6d9a6 #fff0cc #a9583f #7d3a41 #563040 #2e2030 #b5664a #ffd27a'),
  night: row('#171b3d #2d3366 #efe6cf #3f4680 #2e3466 #21264f #12152f #2a3a78 #ffd27a'),
  polar: row('#0d1a2e #17334a #e8e0cf #2a566e #1d3d54 #122a3c #0a1622 #1d4a63 #ffd98a'),
  mist: row('#cfd5d3 #e2e4df #f7f5ec #b4beba #8fa09a #637a74 #3e524e #a3b3b1 #f0dca0'),
  autumn: row('#d9e0dc #f2ead8 #fff8e6 #d8a76a #b9703a #84482b #472a22 #9fb0ac #ffdf94'),
  snow: row('#c7d9e6 #e9f1f5 #ffffff #f2f6f8 #c4d4de #8fa7b8 #4f6a7e #93b8cc #ffe0a0'),
  mesa: row('#f3d7a4 #f9ebcc #fff7dd #dca067 #bb6a3f #8a4330 #4a2625 #cfae84 #ffe0a0'),
  moor: row('#b8a9c4 #e0cfd4 #fbeedd #94809f #6f6480 #515a55 #2f3a35 #9088a6 #f6cf86'),
  sea: row('#9fd0d6 #dbeee6 #fffbe8 #8fb9a8 #4f9a94 #2b7480 #174a5c #3b93a2 #ffe5a0'),
  ember: row('#2a1414 #5a2418 #f4b042 #742d1c #4f1f1a #351518 #1c0b10 #b8431d #ffb347'),
  verdigris: row('#0d2a2b #17474a #bfe6d0 #1f6360 #17514f #103a3b #081f21 #2a8478 #f0c674'),
  plum: row('#2a1a38 #4b2f58 #f2d6e0 #69406f #4d2f5a #352144 #1d1228 #7a4a86 #ff9fae'),
  retro: row('#231f45 #463f8a #ffc65c #5b5690 #3c3870 #2c2856 #17142f #4a4aa0 #ffc65c'),
} as const;

export type MoodName = keyof typeof MOODS;
