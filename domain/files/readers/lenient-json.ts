import JSON5 from 'json5';

/**
 * JSON as loaders take it: with a byte order mark, comments, trailing commas, and line breaks inside
 * texts (which old mcmod.info files have). Throws on anything worse.
 */
export function parseLenientJson(source: string): unknown {
  const text = source.replace(/^\uFEFF/, '').trim();
  try {
    return JSON.parse(text);
  } catch {
    return JSON5.parse(escapeBreaks(text));
  }
}

/** Escapes line breaks and tabs that stand inside double quotes. */
function escapeBreaks(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (literal) =>
    literal.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t'),
  );
}
