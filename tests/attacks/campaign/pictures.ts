import type { Target } from './target.ts';

/** The addresses of the platform's own pictures on a site's pages, as a browser would ask for them. */
export async function pictureAddresses(target: Target, site: string): Promise<string[]> {
  const pages = ['/', '/search/used-cars'];
  const texts = await Promise.all(pages.map(async (page) => (await target.ask(site, page)).text));
  const lists = texts.flatMap((text) => [...text.matchAll(/\s(?:src|srcset)="([^"]*)"/gi)].map(([, list = '']) => list));
  const entries = lists.flatMap((list) => list.split(/,\s+/));
  const found = entries.map((entry) => entry.trim().replace(/ .*$/, '').replaceAll('&amp;', '&'));
  return [...new Set(found)].filter((address) => /^\/images\/(?!icons\/)/.test(address));
}
