const KEY = 'quarry:searches';
const KEPT = 5;

/** The last five searches on this device, the newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSearch(text: string): void {
  const words = text.trim();
  if (words) write([words, ...recentSearches().filter((other) => other !== words)].slice(0, KEPT));
}

export function forgetSearch(text: string): void {
  write(recentSearches().filter((other) => other !== text));
}

function write(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing keeps no searches.
  }
}
