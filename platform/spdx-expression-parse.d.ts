declare module 'spdx-expression-parse' {
  /** @throws Error when the text is not an SPDX licence expression. */
  export default function parse(expression: string): unknown;
}
declare module 'spdx-license-list' {
  const licenses: Record<string, { name: string; url: string; osiApproved: boolean }>;
  export default licenses;
}
