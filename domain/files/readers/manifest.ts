/**
 * Main section of a META-INF/MANIFEST.MF: `Name: value` lines, a line that starts with a blank goes on
 * with the one before. Keys keep their case.
 */
export function parseManifest(source: string): Map<string, string> {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n /g, '')
    .split('\n');
  const end = lines.indexOf('');
  const main = end === -1 ? lines : lines.slice(0, end);
  return new Map(
    main.flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1
        ? []
        : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
    }),
  );
}
