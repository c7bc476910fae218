import type { Target } from './target.ts';

/** The addresses of the platform's own pictures on a site's pages, as a browser would ask for them. */
export async function pictureAddresses(target: Target, site: string): Promise<string[]> {
  const pages = ['/', '/search/used-cars'];
  const texts = await Promise.all(pages.map(async (page) => (await target.ask(site, page)).text));
  const found = texts.flatMap((text) => [...text.matchAll(/\/images\/(?!icons\/)[^"'\s,)]+/g)].map(([address]) => address));
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))];
}
