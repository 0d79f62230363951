import { drawings } from './names.ts';
import type { Drawing } from './shapes.ts';

const line =
  'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="square" stroke-linejoin="miter"';

function symbol(name: string, drawing: Drawing): string {
  const parts = typeof drawing === 'string' ? { line: drawing } : drawing;
  const stroked = parts.line ? `<path ${line} d="${parts.line}"/>` : '';
  const filled = parts.fill ? `<path fill="currentColor" d="${parts.fill}"/>` : '';
  return `<symbol id="${name}" viewBox="0 0 20 20">${stroked}${filled}</symbol>`;
}

/** The sprite as one SVG document; sprite.svg holds exactly this text. */
export function spriteMarkup(): string {
  const symbols = Object.entries(drawings).map(([name, drawing]) => symbol(name, drawing));
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}
