/** Colours of an icon: two grounds, then the marks of a motif from dark to bright. */
export interface Palette {
  ground: string;
  shade: string;
  dark: string;
  mid: string;
  light: string;
  accent: string;
  glow: string;
}

const row = (colours: string): Palette => {
  const [ground, shade, dark, mid, light, accent, glow] = colours.split(' ') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { ground, shade, dark, mid, light, accent, glow };
};

export const PALETTES = {
  tide: row('#1f3a4a #2a4d60 #0f2029 #4a8797 #bcd8df #e9a93c #fff3d6'),
  sand: row('#dcbb86 #cda768 #54361a #8c5a2a #f1dfba #b5402f #fffaf0'),
  night: row('#2a2d57 #363b70 #161833 #6b74b8 #eadfbd #9db0f2 #fff6de'),
  limestone: row('#e3dfd2 #d2ccba #4a453c #7a7365 #f8f5ec #c0702c #ffffff'),
  forest: row('#22331f #2f4629 #111b10 #5d8a3f #a9c97a #e3e7c5 #fbfde8'),
  ember: row('#3b1d18 #522920 #1d0c0a #a63d1e #e2602b #f4b042 #fff0c0'),
  plum: row('#332240 #443056 #1c1126 #8a5a9c #e4d3ea #c8455e #fff4ea'),
  slate: row('#4c5260 #5b6272 #292d36 #8a91a0 #cfd2d6 #d0563f #fdf6e8'),
  moss: row('#c9d0c2 #b3bda9 #2f3b2c #6f8068 #eef2e8 #c07a34 #ffffff'),
  brick: row('#dcc2b4 #cdaa98 #4c3028 #8e5c48 #f4e8e0 #b5402f #fffaf4'),
  chalk: row('#e1e4f4 #c9ceea #1c2668 #5f6fd0 #ffffff #2c3db5 #ffe3a3'),
  verdigris: row('#123f3c #1b5650 #092423 #3f9c86 #a6dcc8 #d98b4a #fdf2dd'),
  straw: row('#f2e2b8 #e6cf93 #6a4a1a #b7852f #fffaf0 #d0701f #fff2c4'),
  ice: row('#cfe3ec #b4d2e0 #27495c #5d93ad #f6fbfd #3b6fb0 #ffffff'),
  rose: row('#f0d4ce #e2b6ae #5a2b36 #a65866 #fdf1ee #d9823b #fffaf4'),
  ink: row('#1b1a22 #2a2834 #0a090d #5b5870 #d8d4e6 #e0a93a #fff5dc'),
  copper: row('#5b3322 #744331 #2c160e #c2703f #f0b98a #5bb09a #fff1dd'),
  fog: row('#cfd2d6 #bcc0c6 #33373f #7a8190 #f5f6f8 #2f6fb5 #ffffff'),
  lagoon: row('#0f4d63 #14667f #072b38 #2fa3b5 #b5ecec #f2c14e #fffbe6'),
  grape: row('#4b3f63 #5e507b #281f38 #a99cc0 #eee8f5 #e3b04b #fff8e4'),
  wheat: row('#e9c46a #dcb04c #5d3f0e #a8731c #fff4d2 #8a3420 #fffdf2'),
  peat: row('#2b2620 #3b342b #14110d #8c7a5c #d8cfbb #86ab5c #fbf5e4'),
  cherry: row('#7a1f2b #932c38 #3a0c14 #d0525c #f8d9d3 #f2c260 #fffaf0'),
  mint: row('#d5ecdd #b8dcc6 #1d4a38 #4f9a76 #f7fdf9 #d96b42 #ffffff'),
} as const;

export type PaletteName = keyof typeof PALETTES;
