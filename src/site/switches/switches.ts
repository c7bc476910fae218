import { z } from 'zod';
import { FACETS } from '#src/rules/search/facets.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { SITE_PATH } from '#src/rules/site/site-path.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { isZone } from '#src/rules/time/zones.ts';
import { outsideUrl } from '#src/site/outside-url.ts';
import { deliverySwitches } from './delivery-switches.ts';
import { financeSwitches } from './finance-switches.ts';
import { formSwitches } from './form-switches.ts';
import { fuelSwitches } from './fuel-switches.ts';
import { gallerySwitches } from './gallery-switches.ts';
import { hoursSwitches } from './hours-switches.ts';
import { leadSwitches } from './lead-switches.ts';
import { locationSwitches } from './location-switches.ts';
import { marketSwitches } from './market-switches.ts';
import { menuSwitches } from './menu-switches.ts';
import { offerSwitches } from './offer-switches.ts';
import { promoSwitches } from './promo-switches.ts';
import { reachSwitches } from './reach-switches.ts';
import { reviewSwitches } from './review-switches.ts';
import { page, perDealership, type SwitchMeta, secret, server } from './switch-meta.ts';
import { vehicleSwitches } from './vehicle-switches.ts';

const searchFilter = z.string().superRefine((text, context) => {
  const parsed = parseSearchFilter(text);
  if (!parsed.ok) context.addIssue(`the filter does not parse: ${parsed.reason}`);
});

/** A capability a site has or does not have: off leaves no trace on any page (ledger P11). */
const capability = (isOn: boolean, what: string) => z.boolean().default(isOn).meta(page(what));

/** Every switch there is, each with its type, its only default and a sentence. docs/switches.md is made from this. */
export const switchSchema = z.object({
  timeZone: z
    .string()
    .refine(isZone, 'must be a time zone such as Australia/Sydney')
    .default('Australia/Brisbane')
    .meta(page("The zone of the site's dates and clocks. A location's hours are in its state's zone.")),
  itemType: z.enum(['car', 'caravan']).default('car').meta(page('What the site sells: its texts say car or caravan.')),
  truckMeans: z.enum(['lightTruck', 'ute']).default('lightTruck').meta(page('Which body type a feed means by truck.')),
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
  saveLabel: z
    .enum(['Compare', 'SAVE', 'Save', 'Favourite'])
    .default('Save')
    .meta(page('The words of the button that keeps a vehicle; SAVE and Save say so once it is kept.')),
  savesOnlyComplete: z.boolean().default(false).meta(page('Whether only used vehicles with a price and a photo can be kept.')),
  ...promoSwitches,
  cardsPerRow: z
    .union([z.literal(3), z.literal(4)])
    .default(3)
    .meta(page('Vehicle cards in one row of search results on a wide screen.')),
  cardAttributes: z
    .array(z.enum(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum']))
    .default(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'])
    .meta(page('What a result card tells about a vehicle under its name, in this order.')),
  newTagText: z.string().min(1).default('New').meta(page('The tag of a vehicle that came in within the last 8 days.')),
  soldTagText: z.string().min(1).default('JUST SOLD').meta(page('The tag of a vehicle that was sold.')),
  noPriceText: z.string().min(1).default('Enquire for price.').meta(page('What stands where a vehicle has no price.')),
  priceLabels: z
    .strictObject({
      new: z.string().min(1).nullable().default(null),
      demo: z.string().min(1).nullable().default(null),
      used: z.string().min(1).nullable().default(null),
    })
    .default({ new: null, demo: null, used: null })
    .meta(page('What a price means by the type of car, where the vehicle itself does not say; empty for the text for all.')),
  priceTypeText: z.string().min(1).default('Drive away').meta(page('What a price means where the vehicle itself does not say.')),
  dealerCommentsTitle: z.string().min(1).default('Dealer Comments').meta(page("The heading over the dealer's own words.")),
  callText: z.string().min(1).default('Call the dealer').meta(page('The words of the button that rings the dealer.')),
  enquiryButtonText: z.string().min(1).default('Enquire Now').meta(page('The words of the button that opens the enquiry form.')),
  valuationButtonText: z
    .string()
    .min(1)
    .default('Get Your Valuation')
    .meta(page('The words of the button that asks what a trade-in is worth.')),
  showsElectricTag: z
    .boolean()
    .default(false)
    .meta(page('Whether electric and hybrid vehicles are tagged as such, before any other tag.')),
  certifiedMakes: z
    .array(z.string())
    .default([])
    .meta(page('The makes whose certified used vehicles carry the certified badge.')),
  certifiedBadgeUrl: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path on this site or an https address')
    .default('/badges/certified.svg')
    .meta(page('The picture that certified used vehicles wear as their badge.')),
  offersSubscriptions: z
    .boolean()
    .default(false)
    .meta({ ...page('Whether subscription prices are shown.'), perDealership: true }),
  overrideCity: z.string().nullable().default(null).meta(page("The city shown in place of every vehicle's own.")),
  showsLicenceNumbers: z
    .boolean()
    .nullable()
    .default(null)
    .meta(page('Whether dealer licence and repairer numbers are shown; empty for wherever the state requires it.')),
  messagingToken: z
    .string()
    .nullable()
    .default(null)
    .meta(perDealership(secret("The dealer's key at its messaging service."))),
  ...leadSwitches,
  ...locationSwitches,
  ...formSwitches,
  ...financeSwitches,
  ...marketSwitches,
  ...menuSwitches,
  ...offerSwitches,
  ...deliverySwitches,
  ...fuelSwitches,
  ...hoursSwitches,
  ...reviewSwitches,
  ...reachSwitches,
  ...gallerySwitches,
  ...vehicleSwitches,
  garageEnabled: capability(true, 'Whether shoppers can keep favourites.'),
  financeEnabled: capability(true, 'Whether finance is spoken of anywhere on the site.'),
  reserveEnabled: capability(false, 'Whether a vehicle can be reserved online.'),
  spinView: capability(true, 'Whether vehicles with spin pictures can be turned around.'),
  financeCalculator: capability(true, 'Whether shoppers can work out repayments.'),
  deliveryCalculator: capability(true, 'Whether shoppers can ask for the cost of delivery.'),
  fuelCalculator: capability(true, 'Whether shoppers can work out the cost of fuel.'),
  soldHandling: capability(false, 'Whether runs of sold vehicles in the results are thinned to the first of each.'),
  promoCards: capability(true, 'Whether promotions stand among the results.'),
});

export type Switches = z.output<typeof switchSchema>;
export type SwitchName = keyof Switches;

/** The names of all switches, in the order they are declared and documented. */
export const SWITCH_NAMES = Object.keys(switchSchema.shape) as SwitchName[];

/** What is written beside a switch. */
export const switchMeta = (name: SwitchName): SwitchMeta => switchSchema.shape[name].meta() as unknown as SwitchMeta;

/** The platform's value of a switch, where no layer says otherwise. */
export const switchDefault = (name: SwitchName): Switches[SwitchName] => switchSchema.shape[name].parse(undefined);

/** The names of the capabilities that are simply there or not (ledger P11); menus may ask for one. */
export const CAPABILITIES = [
  'garageEnabled',
  'financeEnabled',
  'reserveEnabled',
  'spinView',
  'financeCalculator',
  'deliveryCalculator',
  'fuelCalculator',
  'soldHandling',
  'promoCards',
] as const satisfies readonly SwitchName[];
