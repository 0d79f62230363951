/**
 * Drawings of categories and loaders, ours, for the `icon` fields of the public tag lists and for
 * chips: a 20 x 20 grid, straight cuts and few arcs, coloured by the text around them.
 */
const PATHS: Readonly<Record<string, string>> = {
  apple: 'M10 6c-2-2-7-1-7 4 0 4 3 7 5 7l2-1 2 1c2 0 5-3 5-7 0-5-5-6-7-4zM10 6V4l2-2',
  block: 'M10 2l7 4v8l-7 4-7-4V6zM3 6l7 4 7-4M10 10v8',
  bolt: 'M11 2L4 11h5v7l7-9h-5z',
  book: 'M3 3h6l1 1 1-1h6v13h-6l-1 1-1-1H3zM10 4v13',
  braces: 'M8 3H5v5l-2 2 2 2v5h3M12 3h3v5l2 2-2 2v5h-3',
  brush: 'M17 3l-8 8M9 11l-2-2-4 4v4h4l4-4z',
  bug: 'M6 8h8v5l-2 4H8l-2-4zM7 8V5h6v3M3 6l3 3M17 6l-3 3M2 12h4M14 12h4M3 18l4-3M17 18l-4-3',
  camera: 'M2 6h4l2-3h4l2 3h4v11H2zM13 11a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  cart: 'M2 4h3l2 9h9l2-6H6M8 17h1M14 17h1',
  chart: 'M3 17V9h3v8M8.5 17V5h3v12M14 17v-6h3v6M2 17h16',
  chat: 'M2 4h16v10h-9l-4 4v-4H2z',
  chest: 'M2 5h16v12H2zM2 10h6M12 10h6M8 8h4v4H8z',
  chip: 'M5 5h10v10H5zM8 8h4v4H8zM8 2v3M12 2v3M8 15v3M12 15v3M2 8h3M2 12h3M15 8h3M15 12h3',
  cloud: 'M5 16h10a3 3 0 0 0 1-6 5 5 0 0 0-10-2 4 4 0 0 0-1 8z',
  coin: 'M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM8 7h4v6H8z',
  crown: 'M3 16V5l4 4 3-6 3 6 4-4v11z',
  cube: 'M3 7h10v10H3zM3 7l4-4h10l-4 4M17 3v10l-4 4',
  cup: 'M4 4h10v9l-2 3H6l-2-3zM14 6h3v5h-3M3 18h12',
  flag: 'M4 18V3h12l-3 4 3 4H4',
  gear: 'M8 2h4v3l3 2 2-1v5l-2 1v3h-3v3H8v-3l-3-1-2 1V9l2-1V5h3zM8 9h4v3H8z',
  globe: 'M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM2 10h16M10 2c-4 4-4 12 0 16M10 2c4 4 4 12 0 16',
  grid: 'M3 3h14v14H3zM3 8h14M3 12h14M8 3v14M12 3v14',
  lamp: 'M7 8h6v6H7zM8 8V5h4v3M10 5V2M6 17h8M3 11h1M16 11h1',
  leaf: 'M4 16C2 8 8 3 17 3c0 9-5 15-13 13zM3 17l8-8',
  letter: 'M3 17L9 3h2l6 14M6 12h8',
  map: 'M2 5l5-2 6 2 5-2v12l-5 2-6-2-5 2zM7 3v12M13 5v12',
  mirror: 'M10 2v16M7 5L2 15h5zM13 5l5 10h-5z',
  moon: 'M12 2a8 8 0 1 0 6 11A7 7 0 0 1 12 2z',
  mountain: 'M2 17L8 5l4 7 2-3 4 8zM6 9l2 2 2-2',
  note: 'M8 15V4l9-2v11M8 15H4v3h4zM17 13h-4v3h4z',
  paw: 'M6 16c0-3 2-5 4-5s4 2 4 5l-2 1H8zM3 8h2v3H3zM7 4h2v3H7zM11 4h2v3h-2zM15 8h2v3h-2z',
  picture: 'M2 3h16v14H2zM2 14l5-5 4 4 2-2 5 5M13 7h1',
  plug: 'M7 2v5M13 2v5M4 7h12v4l-3 3H7l-3-3zM10 14v4',
  puzzle: 'M3 6h5V3h4v3h5v5h-3v3h3v3H3v-4h3V9H3z',
  rays: 'M2 18L10 8l8 10M10 8V2M4 6h2M14 6h2M10 18v-4',
  scroll: 'M5 3h12v4h-3v10H3v-4h2zM8 7h3M8 10h3',
  server: 'M3 3h14v6H3zM3 11h14v6H3zM6 6h1M6 14h1',
  sliders: 'M3 5h8M15 5h2M11 3h4v4h-4zM3 15h2M9 15h8M5 13h4v4H5z',
  strata: 'M2 4h16v3H2zM2 9h16v3H2zM2 14h16v3H2z',
  sun: 'M7 7h6v6H7zM10 2v2M10 16v2M2 10h2M16 10h2M4 4l2 2M14 14l2 2M16 4l-2 2M4 16l2-2',
  sword: 'M17 3l-1 5-7 7-4-4 7-7zM4 10l6 6M6 14l-4 4',
  team: 'M5 4h4v4H5zM2 17v-5h10v5M12 4h3v4h-3M15 12h3v5',
  wand: 'M3 17L13 7M15 2v3M15 9v2M10 5h2M17 6h2',
  window: 'M2 3h16v14H2zM2 7h16M5 5h1M5 11h5M5 14h8',
  wrench: 'M17 5l-3 3-2-2 3-3c-4-1-7 2-6 6l-6 6 2 2 6-6c4 1 7-2 6-6z',
};

/** The drawing as an SVG document; empty when there is none by that name. */
export function iconSvg(name: string): string {
  const path = PATHS[name];
  if (!path) return '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" ' +
    'stroke="currentColor" stroke-width="1.6" stroke-linecap="square" aria-hidden="true">' +
    `<path d="${path}"/></svg>`
  );
}
