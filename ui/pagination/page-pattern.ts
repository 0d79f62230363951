export type PageCell = { page: number } | { gap: 'before' | 'after' };

/**
 * The cells between previous and next: the first page, the current one with its neighbours, the last one,
 * and gaps between them (look 8). A gap of a single page is that page.
 */
export function pagePattern(current: number, last: number): PageCell[] {
  const wanted = new Set([1, last]);
  for (let page = current - 1; page <= current + 1; page += 1) {
    if (page >= 1 && page <= last) wanted.add(page);
  }
  const cells: PageCell[] = [];
  let before = 0;
  for (const page of [...wanted].sort((one, other) => one - other)) {
    if (page - before === 2) cells.push({ page: page - 1 });
    else if (page - before > 2) cells.push({ gap: page > current ? 'after' : 'before' });
    cells.push({ page });
    before = page;
  }
  return cells;
}
