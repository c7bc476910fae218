/** Which pages to offer: the first, the neighbours, the last; null where some are left out. A gap of one page is filled with that page. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown: (number | null)[] = [];
  let last = 0;
  for (const n of [...new Set(wanted)].toSorted((a, b) => a - b)) {
    if (n - last === 2) shown.push(last + 1);
    else if (n - last > 2) shown.push(null);
    shown.push(n);
    last = n;
  }
  return shown;
}
