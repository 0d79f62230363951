interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where nothing may be fetched that was not asked for: data saving, or 2g and slower. */
export function isSparing(
  connection = (globalThis.navigator as { connection?: NetworkInformation } | undefined)
    ?.connection,
): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
