import { z } from 'zod';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { FACETS } from '#src/rules/search/facets.ts';
import { SITE_PATH } from '#src/rules/site/site-path.ts';
import { outsideUrl, searchFilter } from '#src/site/fields.ts';
import { page, server } from './switch-meta.ts';

/** Which stock a site shows, and how it is searched. */
export const searchSwitches = {
  searchFilters: z
    .array(searchFilter)
    .default([])
    .meta(
      server(
        'Stock shown on the site',
        'Limits the site to vehicles that match all of these filters, such as "make:Toyota AND car_type:used". Leave empty to show all stock of its dealerships.',
      ),
    ),
  includeSoldCarsDays: z
    .int()
    .min(0)
    .max(31)
    .default(3)
    .meta({
      ...server(
        'Days that sold vehicles stay listed',
        'How many days a sold vehicle stays in the search results, marked as sold.',
      ),
      perDealership: true,
    }),
  stockAgeLimitYears: z
    .int()
    .min(0)
    .max(14)
    .nullable()
    .default(null)
    .meta(
      server(
        'Oldest vehicle shown, in years',
        'Hides vehicles built more than this many years before the current year. Leave empty for no limit.',
      ),
    ),
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
    .meta(page('Search filters', 'The filters that shoppers can narrow the search results with, in this order.')),
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
    .meta(page('Features to filter by', 'The features that shoppers can filter the search results by.')),
  categories: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The name of the category.'),
        filter: searchFilter.describe('Which vehicles are in it.'),
      }),
    )
    .max(32)
    .default([])
    .meta(
      page(
        'Stock categories',
        'The site’s own categories to filter by, each with a name and a filter such as "body:Ute AND drive:4WD".',
      ),
    ),
  priceBandDollars: z
    .int()
    .min(100)
    .default(10_000)
    .meta(page('Width of a price range', 'How many dollars each price range in the search filters covers.')),
  weeklyBandDollars: z
    .int()
    .min(1)
    .default(50)
    .meta(page('Width of a weekly price range', 'How many dollars each weekly price range in the search filters covers.')),
  defaultFilters: z
    .array(searchFilter)
    .default([])
    .meta(
      page(
        'Filters applied at the start',
        'Filters that a search starts with until the shopper chooses their own, such as "status:in_stock". Leave empty to start with all stock.',
      ),
    ),
  lowestPriceNeedsPrice: z
    .boolean()
    .default(true)
    .meta(
      page(
        'Leave out unpriced vehicles when sorting by lowest price',
        'When on, sorting by lowest price leaves out vehicles without a price.',
      ),
    ),
  seriesOrder: z
    .array(z.string().min(1))
    .default([])
    .meta(
      page(
        'Series shown first',
        'Vehicles of these series come before all others when results are sorted by relevance, in this order.',
      ),
    ),
  searchHost: outsideUrl
    .nullable()
    .default(null)
    .meta(
      page(
        'External search engine',
        'The address of an external search engine that receives the site’s stock. Leave empty to use the platform’s own search.',
      ),
    ),
  searchPublicKey: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta(
      page(
        'External search key',
        'The search-only key of the external search engine, which browsers may see. Leave empty if there is no external engine.',
      ),
    ),
  stockCountOverride: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .meta(
      page(
        'Number shown for large result counts',
        'Shown instead of the number of results when there are more than 1,999. Leave empty to show the actual number.',
      ),
    ),
  clearFiltersHref: z
    .string()
    .regex(SITE_PATH, 'must be an address on this site, such as /special-offers')
    .default(ALL_STOCK)
    .meta(page('Link when nothing is found', 'The page that the button leads to when a search finds no vehicles.')),
  resultsLayout: z
    .enum(['grid', 'carousel'])
    .default('grid')
    .meta(page('Layout of search results', 'Shows search results as a grid of rows, or as a carousel to swipe through.')),
  breadcrumbPrefix: z
    .enum(['/search/', '/used-car/'])
    .default('/search/')
    .meta(page('Breadcrumb address', 'What the addresses in the breadcrumb of a search begin with.')),
  cardsPerRow: z
    .union([z.literal(3), z.literal(4)])
    .default(3)
    .meta(page('Cards per row', 'How many vehicle cards a row of search results has on a wide screen.')),
};
