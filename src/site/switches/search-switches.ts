import { z } from 'zod';
import { FACETS } from '#src/rules/search/facets.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { SITE_PATH } from '#src/rules/site/site-path.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { outsideUrl } from '#src/site/outside-url.ts';
import { page, server } from './switch-meta.ts';

const searchFilter = z.string().superRefine((text, context) => {
  const parsed = parseSearchFilter(text);
  if (!parsed.ok) context.addIssue(`the filter does not parse: ${parsed.reason}`);
});

/** Which stock a site shows, and how it is searched. */
export const searchSwitches = {
  searchFilters: z
    .array(searchFilter)
    .default([])
    .meta(server('Which of its dealerships’ stock the site shows, such as "make:Toyota AND car_type:used"; all must hold.')),
  includeSoldCarsDays: z
    .int()
    .min(0)
    .max(31)
    .default(3)
    .meta({ ...server('For how many days a sold vehicle stays in the list.'), perDealership: true }),
  stockAgeLimitYears: z
    .int()
    .min(0)
    .max(14)
    .nullable()
    .default(null)
    .meta(server('The oldest vehicle shown, in years before this one; empty for no limit.')),
  shownFacets: z
    .array(z.enum(FACETS))
    .default([
      'make',
      'model',
      'car_type',
      'price',
      'year',
      'km',
      'body',
      'transmission',
      'fuel',
      'drive',
      'seats',
      'colour',
      'badge',
      'location_name',
      'filtered_features',
      'categories',
      'tag',
      'certified',
    ])
    .meta(page('What the results can be narrowed by, in this order.')),
  filteredFeatures: z
    .array(z.string().min(1))
    .max(32)
    .default([
      'Apple CarPlay and Android Auto',
      'Adaptive cruise control',
      'Blind spot monitor',
      'Heated front seats',
      'Leather seats',
      'Reversing camera',
      'Sunroof',
      'Tow bar',
    ])
    .meta(page('The equipment that shoppers can filter by.')),
  categories: z
    .array(z.strictObject({ name: z.string().min(1), filter: searchFilter }))
    .max(32)
    .default([])
    .meta(page('Named filters of the site’s own, each with a filter such as "body:Ute AND drive:4WD".')),
  priceBandDollars: z.int().min(100).default(10_000).meta(page('How wide a band of the price_range facet is, in dollars.')),
  weeklyBandDollars: z.int().min(1).default(50).meta(page('How wide a band of the weekly_price_range facet is, in dollars.')),
  defaultFilters: z
    .array(searchFilter)
    .default([])
    .meta(page('What the search starts with while its address chooses nothing, such as "status:in_stock".')),
  lowestPriceNeedsPrice: z
    .boolean()
    .default(true)
    .meta(page('Whether sorting by the lowest price leaves out vehicles without one.')),
  seriesOrder: z
    .array(z.string().min(1))
    .default([])
    .meta(page('Series that come before all others in the order of relevance, first to last.')),
  searchHost: outsideUrl
    .nullable()
    .default(null)
    .meta(page('The address of an outside search engine that is told of the site’s stock; empty for the platform’s own search.')),
  searchPublicKey: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta(page('The key that may only search there, and that browsers may know; empty where there is no outside engine.')),
  stockCountOverride: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .meta(page('The number told in place of a count of results above 1,999.')),
  clearFiltersHref: z
    .string()
    .regex(SITE_PATH, 'must be an address on this site, such as /special-offers')
    .default(ALL_STOCK)
    .meta(page('Where the button of an empty search leads.')),
  resultsLayout: z.enum(['grid', 'carousel']).default('grid').meta(page('Whether results stand in rows or in a row to swipe.')),
  breadcrumbPrefix: z
    .enum(['/search/', '/used-car/'])
    .default('/search/')
    .meta(page('What the addresses in a search’s breadcrumb begin with.')),
  cardsPerRow: z
    .union([z.literal(3), z.literal(4)])
    .default(3)
    .meta(page('Vehicle cards in one row of search results on a wide screen.')),
};
