import { compareLink } from '#src/rules/favourites/compare.ts';
import { countWords } from '#src/rules/text/plural.ts';

/** Counts the watchlist anew whenever a vehicle is removed or put back. */
export function followCounts(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('watchedchange', () => recount(root), { signal });
  // A vehicle may have been removed before this was there.
  if (root.querySelector('fc-watched[data-gone]') !== null) recount(root);
}

function recount(root: HTMLElement): void {
  const rows = [...root.querySelectorAll<HTMLElement>('fc-watched:not([data-gone])')];
  for (const count of root.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const word = count.dataset.countOf ?? '';
    count.textContent = word === '' ? String(rows.length) : countWords(rows.length, word);
    count.hidden = rows.length === 0;
  }
  const link = root.querySelector<HTMLAnchorElement>('a[data-compare]');
  if (link === null) return;
  const free = rows.filter((row) => row.hasAttribute('data-free')).map((row) => Number(row.dataset.car));
  const compare = compareLink(link.pathname, free);
  link.hidden = compare === null;
  const label = link.querySelector('span');
  if (compare === null || label === null) return;
  [link.href, label.textContent] = [compare.href, compare.label];
}
