import {
  SITEMAP_LIMIT,
  SITEMAP_LISTS,
  type SitemapEntry,
  type SitemapFile,
  type SitemapList,
  sitemapFiles,
  sitemapPath,
} from '#src/rules/seo/sitemap.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { sharedImage } from '#src/views/site/graph-parts.ts';
import { eachListed } from './listed-vehicles.ts';
import { listedPages } from './sitemap-pages.ts';
import { listedPlaces } from './sitemap-places.ts';
import { listedSearches } from './sitemap-searches.ts';

/** The site's own pages that are open to everybody, by name. */
export type OpenPages = readonly string[];

/** The files of a site's sitemap, by their addresses (ledger W5). When one changed nobody knows: what has left it is not here any more. */
export async function sitemapIndex(context: PageContext, open: OpenPages): Promise<string[]> {
  const files: string[] = [];
  for (const list of SITEMAP_LISTS)
    for (const file of sitemapFiles(list, await lengthOf(context, list, open))) files.push(context.origin + sitemapPath(file));
  return files;
}

/** The entries of one file; null when the site has no such file. */
export async function sitemapEntries(
  context: PageContext,
  { list, number }: SitemapFile,
  open: OpenPages,
): Promise<readonly SitemapEntry[] | null> {
  const [from, to] = [(number - 1) * SITEMAP_LIMIT, number * SITEMAP_LIMIT];
  const entries = list === 'cars' ? await vehicleEntries(context, from, to) : await shortList(context, list, open);
  const part = list === 'cars' ? entries : entries.slice(from, to);
  return part.length === 0 ? null : part;
}

async function lengthOf(context: PageContext, list: SitemapList, open: OpenPages): Promise<number> {
  if (list !== 'cars') return (await shortList(context, list, open)).length;
  // Vehicles are only counted: there may be more than should be in memory at once.
  let count = 0;
  await eachListed(context.showroom.stock, () => {
    count += 1;
  });
  return count;
}

async function vehicleEntries(context: PageContext, from: number, to: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let at = -1;
  await eachListed(context.showroom.stock, (car) => {
    at += 1;
    if (at < from || at >= to) return;
    const image = car.imageUrl === null ? null : sharedImage(context, car.imageUrl);
    entries.push({
      url: context.origin + detailHref(context.site.switches.detailLinkPrefix, car),
      changedAt: car.updatedAt,
      image,
    });
  });
  return entries;
}

/** Any list but that of the vehicles. */
async function shortList(
  context: PageContext,
  list: Exclude<SitemapList, 'cars'>,
  open: OpenPages,
): Promise<readonly SitemapEntry[]> {
  if (list === 'pages' || list === 'articles') return listedPages(context, list, open);
  return list === 'places' ? listedPlaces(context) : listedSearches(context, list);
}
