import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';

/**
 * Of addresses that begin alike, such as vehicles, a few are enough. `npm run test:crawl` takes all but searches' queries, which have no end.
 */
const MOST_ALIKE = 3;
const isWhole = process.env.CRAWL === 'whole';

/** The addresses of a site, its files included, that are found by following links from its first pages. */
export async function crawled(slug: string, first: readonly string[]): Promise<string[]> {
  const found = new Set(first);
  const alike = new Map<string, number>();
  // A set is walked in the order of insertion, with what is added meanwhile.
  for (const address of found) {
    const { text, headers } = await fetchSite(slug, address);
    if (headers['content-type']?.startsWith('text/html') !== true) continue;
    for (const [, link = ''] of text.matchAll(/\b(?:href|src)="([^"]+)"/g)) {
      const path = ownPath(slug, address, link);
      if (path === null || found.has(path)) continue;
      const kind = path.split(/[/?]/)[1] ?? '';
      const count = alike.get(kind) ?? 0;
      alike.set(kind, count + 1);
      if (count < MOST_ALIKE || (isWhole && !path.includes('?'))) found.add(path);
    }
  }
  return [...found];
}

/** The path of a link that stays on the site, except for pictures and sheets, which are never answered from memory; null for any other. */
function ownPath(slug: string, from: string, link: string): string | null {
  const base = `${site(slug)}${from}`;
  const plain = link.replaceAll('&amp;', '&');
  if (!URL.canParse(plain, base)) return null;
  const { origin, pathname, search } = new URL(plain, base);
  return origin === new URL(base).origin && !/^\/images\/|\.pdf$/.test(pathname) ? pathname + search : null;
}
