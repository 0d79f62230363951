/** `pack_format` of resource packs and data packs by game version, newest first (game's pack.mcmeta). */
const FORMATS: readonly (readonly [version: string, resources: number, data: number])[] = [
  ['1.21.6', 63, 80],
  ['1.21.5', 55, 71],
  ['1.21.4', 46, 61],
  ['1.21.3', 42, 57],
  ['1.21.1', 34, 48],
  ['1.21', 34, 48],
  ['1.20.6', 32, 41],
  ['1.20.4', 22, 26],
  ['1.20.2', 18, 18],
  ['1.20.1', 15, 15],
  ['1.20', 15, 15],
  ['1.19.4', 13, 12],
  ['1.19.3', 12, 10],
  ['1.19.2', 9, 10],
  ['1.18.2', 8, 9],
  ['1.17.1', 7, 7],
  ['1.16.5', 6, 6],
  ['1.12.2', 3, 3],
  ['1.8.9', 1, 1],
  ['1.7.10', 1, 1],
];

export function packFormat(kind: 'resources' | 'data', gameVersion: string): number {
  const found = FORMATS.find(([version]) => version === gameVersion);
  if (!found) throw new Error(`no pack format for ${gameVersion}`);
  return kind === 'resources' ? found[1] : found[2];
}

export function packMcmeta(
  kind: 'resources' | 'data',
  gameVersions: readonly string[],
  description: string,
): string {
  const formats = gameVersions.map((version) => packFormat(kind, version));
  const newest = Math.max(...formats);
  const oldest = Math.min(...formats);
  const range = { min_inclusive: oldest, max_inclusive: newest };
  const pack = {
    pack_format: newest,
    ...(oldest < newest && { supported_formats: range }),
    description,
  };
  return `${JSON.stringify({ pack }, null, 2)}\n`;
}
