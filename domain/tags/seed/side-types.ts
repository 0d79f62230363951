/** What a project asks of client or server. `unknown` is what a project says before anyone chose. */
export const SIDE_TYPES = ['required', 'optional', 'unsupported', 'unknown'] as const;

export type SideType = (typeof SIDE_TYPES)[number];
