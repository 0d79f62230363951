const SYSTEMS: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const PLATFORMS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Operating system and browser named in a User-Agent, for the list of sessions. */
export function describeAgent(agent: string): { os: string | null; platform: string | null } {
  const first = (list: [RegExp, string][]) =>
    list.find(([shape]) => shape.test(agent))?.[1] ?? null;
  return { os: first(SYSTEMS), platform: first(PLATFORMS) };
}
