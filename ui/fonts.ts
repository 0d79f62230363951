import aleo from '@fontsource-variable/aleo/files/aleo-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** Addresses of the two font files every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [aleo, hanken];
