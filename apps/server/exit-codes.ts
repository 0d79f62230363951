/** What a script can tell from how the server or a command ended. */
export const EXIT = { done: 0, failed: 1, misused: 2, refused: 3 } as const;
