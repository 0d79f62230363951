export type SideType = 'required' | 'optional' | 'unsupported' | 'unknown';

/** Client and server side as one word, and back (public API, 1.7). */
const PAIRS: [client: SideType, server: SideType, environment: string][] = [
  ['required', 'required', 'client_and_server'],
  ['required', 'unsupported', 'client_only'],
  ['required', 'optional', 'client_only_server_optional'],
  ['unsupported', 'required', 'server_only'],
  ['optional', 'required', 'server_only_client_optional'],
  ['optional', 'optional', 'client_or_server'],
];

/** Environments that read as another one's sides. */
const READ_AS: Record<string, string> = {
  singleplayer_only: 'client_and_server',
  dedicated_server_only: 'server_only',
  client_or_server_prefers_both: 'client_or_server',
};

export const ENVIRONMENTS = [
  ...PAIRS.map(([, , environment]) => environment),
  ...Object.keys(READ_AS),
  'unknown',
];

export function toEnvironment(client: string, server: string): string {
  return PAIRS.find(([c, s]) => c === client && s === server)?.[2] ?? 'unknown';
}

export interface Sides {
  client: SideType;
  server: SideType;
}

export function toSides(environment: string): Sides {
  const name = READ_AS[environment] ?? environment;
  const pair = PAIRS.find(([, , known]) => known === name);
  return { client: pair?.[0] ?? 'unknown', server: pair?.[1] ?? 'unknown' };
}

/** Types whose sides are what the type is, whatever the version says. */
const SIDES_OF_TYPE: Record<string, Sides> = {
  plugin: { client: 'unsupported', server: 'required' },
  datapack: { client: 'optional', server: 'required' },
  shader: { client: 'required', server: 'unsupported' },
  resourcepack: { client: 'required', server: 'unsupported' },
};

/** The sides of a version: its first type decides where it can, else its environment. */
export function sidesOf(types: readonly string[], environment: string): Sides {
  return SIDES_OF_TYPE[types[0]] ?? toSides(environment);
}
