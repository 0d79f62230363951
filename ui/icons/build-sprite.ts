import { writeFileSync } from 'node:fs';
import { spriteMarkup } from './sprite.ts';

// Run with `node ui/icons/build-sprite.ts` after changing a drawing.
writeFileSync(new URL('./sprite.svg', import.meta.url), spriteMarkup());
