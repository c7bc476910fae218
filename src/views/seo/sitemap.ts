import {
  SITEMAP_LIMIT,
  SITEMAP_LISTS,
  type SitemapEntry,
  type SitemapFile,
  type SitemapList,
  sitemapFiles,
  sitemapPath,
} from '#src/rules/seo/sitemap.ts';
import { vehiclePath } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { sharedImage } from '#src/views/site/graph-parts.ts';
import { eachListed } from './listed-vehicles.ts';
import { listedPages } from './sitemap-pages.ts';
import { listedPlaces } from './sitemap-places.ts';
import { listedSearches } from './sitemap-searches.ts';

/** The site's own pages that are open to everybody, by name. */
export type OpenPages = readonly string[];

type Changed = Pick<SitemapEntry, 'url' | 'changedAt'>;

/** The files of a site's sitemap, and when each last changed (ledger W5). */
export async function sitemapIndex(context: PageContext, open: OpenPages): Promise<Changed[]> {
  const files: Changed[] = [];
  for (const list of SITEMAP_LISTS) {
    const newest = await newestPerFile(context, list, open);
    for (const file of sitemapFiles(list, newest.count))
      files.push({ url: context.origin + sitemapPath(file), changedAt: newest.at[file.number - 1] ?? null });
  }
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

/** How many entries a list has, and the newest change in each of its files. */
async function newestPerFile(context: PageContext, list: SitemapList, open: OpenPages) {
  const at: number[] = [];
  let count = 0;
  const add = (changedAt: number | null) => {
    const file = Math.floor(count / SITEMAP_LIMIT);
    at[file] = Math.max(at[file] ?? 0, changedAt ?? 0);
    count += 1;
  };
  // Vehicles are only counted: there may be more than should be in memory at once.
  if (list === 'cars') await eachListed(context.showroom.stock, ({ updatedAt }) => add(updatedAt));
  else for (const { changedAt } of await shortList(context, list, open)) add(changedAt);
  return { count, at: at.map((newest) => (newest === 0 ? null : newest)) };
}

async function vehicleEntries(context: PageContext, from: number, to: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let at = -1;
  await eachListed(context.showroom.stock, (car) => {
    at += 1;
    if (at < from || at >= to) return;
    const image = car.imageUrl === null ? null : sharedImage(context, car.imageUrl);
    entries.push({ url: context.origin + vehiclePath(car), changedAt: car.updatedAt, image });
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
