import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { resolveSwitches } from '#src/site/layers.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';
import { SWITCH_NAMES, type Switches, type SwitchName, switchDefault, switchSchema } from './switches.ts';

const { sites, layers } = await wholeSiteFiles(path.join(import.meta.dirname, '..', '..', '..', 'sites'));

/** The switches of every demo site, and of every dealership that sets its own over them. */
const resolved: readonly Switches[] = sites.flatMap(({ site }) => {
  const layer = (kind: string, name: string | null) =>
    layers.find((one) => one.kind === kind && one.name === name)?.switches ?? {};
  const under = [
    { name: 'template', switches: layer('template', site.template) },
    { name: 'brand', switches: layer('brand', site.brand) },
    { name: 'group', switches: layer('group', site.group) },
    { name: 'site', switches: site.switches },
  ];
  const own = site.dealerships.flatMap((one) => (typeof one === 'string' ? [] : [one.switches]));
  return [{}, ...own].map((switches) => resolveSwitches([...under, { name: 'dealership', switches }]).values);
});

/** The values that the seeds name besides the platform's defaults. */
const NAMED: { readonly [N in SwitchName]?: (value: Switches[N]) => boolean } = {
  itemType: (value) => value === 'caravan',
  closedDays: (value) => value === 'By appointment only',
  enquireWhenClosed: (value) => value.length > 0,
  reviewsMinimum: (value) => value !== 4,
  reviewsHidden: (value) => value,
  reviewsHiddenNames: (value) => value.length > 0,
  cardsPerRow: (value) => value === 4,
  vehicleArticles: (value) => value,
  newTagText: (value) => value === 'New Arrival',
  enquiryButtonText: (value) => value === 'Message Now',
  offerTestDriveText: (value) => value !== null,
  menusOpenOn: (value) => value === 'hover',
  modelsGroupedBy: (value) => value === 'powertrain',
  includeSoldCarsDays: (value) => value !== 3,
  showsElectricTag: (value) => value,
  certifiedMakes: (value) => value.length > 0,
  offersSubscriptions: (value) => value,
  showsLicenceNumbers: (value) => value === true,
  locationPages: (value) => value === 'our-location',
  mapFrameUrl: (value) => value !== null,
  saveLabel: (value) => value === 'Compare',
  detailLinkPrefix: (value) => value !== '/cars/',
  breadcrumbPrefix: (value) => value === '/used-car/',
  clearFiltersHref: (value) => value === '/special-offers',
  promoRandom: (value) => value,
  promoShuffle: (value) => value,
  promoAlways: (value) => value,
  salesCounter: (value) => value,
  seriesOrder: (value) => value.join() === 'duo,city,sport',
  defaultFilters: (value) => value.includes('status:in_stock'),
  savesOnlyComplete: (value) => value,
  stockCountOverride: (value) => value !== null,
  soldHandling: (value) => value,
  fuelCalculator: (value) => !value,
  deliveryZones: (value) => value.some(({ postcodes }) => postcodes !== undefined),
  deliveryNote: (value) => value !== null,
  commentsRequired: (value) => !value,
  optInHidden: (value) => value,
  formState: (value) => value !== 'qld',
  testDriveEvents: (value) => value === 'alternative',
  financeFormEvent9: (value) => value,
  financeProvider: (value) => value === 'powertorque',
  financeExcludedMakes: (value) => value.length > 0,
  financeExcluded: (value) => value,
  financeSampleRates: (value) => value?.rate === 6.29 && value.comparison === 8.19,
  financeQuotes: (value) => value,
  financeInterest: (value) => value === 7.5,
  financeTermYears: (value) => value === 5,
  financeFrequency: (value) => value === 'month',
  financeAmount: (value) => value === 'price',
  financeMaxFollowsPrice: (value) => value,
  financeRoundsUp: (value) => value,
  financeBounds: (value) => value.termMax === 5,
  financeYears: (value) => value.length > 0,
  financeInterestFixed: (value) => value,
  financeHref: (value) => value !== null,
  financePage: (value) => value === '/apply-for-finance',
  serviceBookingUrl: (value) => value !== null,
  serviceForm: (value) => value === 'minimal',
  serviceIntervalRequired: (value) => !value,
  serviceTypes: (value) => value.length > 0,
  serviceFreeRide: (value) => value,
  plugins: (value) => value.some(({ name }) => name === 'Autogauge') && value.some(({ name }) => name === 'Car Analysis'),
  truckMeans: (value) => value === 'ute',
  searchFilters: (value) => value.length > 0,
  stockAgeLimitYears: (value) => value !== null,
  overrideCity: (value) => value !== null,
  searchHost: (value) => value !== null,
  searchPublicKey: (value) => value !== null,
  messagingToken: (value) => value !== null,
  showsPhones: (value) => value,
  similarLayout: (value) => value === 'list',
  similarHeading: (value) => value === 'Available',
  similarCount: (value) => value !== 6,
  copiedNotice: (value) => value === 'toast',
  breadcrumbShowsName: (value) => value,
  opensPhoneBar: (value) => value,
  featuresShown: (value) => value !== 8,
  saysUnregistered: (value) => !value,
  brandWarrantyYears: (value) => value !== null,
  brandRoadsideYears: (value) => value !== null,
  usedWarrantyYears: (value) => value === 7,
  preOwnedPromise: (value) => value,
  certifiedPromise: (value) => value,
  usedCarChecks: (value) => value.length > 0,
  tradeInButton: (value) => value,
  vehicleDisclaimer: (value) => value !== null,
  vehicleMap: (value) => !value,
  lowerHiddenAtAddresses: (value) => value.includes(793),
  galleryStartsWith: (value) => value === 'images',
  spinTurnsByItself: (value) => !value,
};

/** What no demo site turns on: values that no seed names, features of a later version, and what would suit none of them (P14.1). */
const NAMED_BY_NO_SEED: { readonly [N in SwitchName]?: readonly Switches[N][] | 'any' } = {
  priceBandDollars: 'any',
  routineServiceTypes: 'any',
  weeklyBandDollars: 'any',
  promoPositions: 'any',
  announcementEverywhere: [true],
  resultsLayout: ['carousel'],
  moneyPicks: ['to-800000'],
  soldTagText: 'any',
  priceLabels: 'any',
  priceTypeText: 'any',
  valuationButtonText: 'any',
  certifiedBadgeUrl: 'any',
  showsLicenceNumbers: [false],
  leadWebhookUrl: 'any',
  leadWebhookSecret: 'any',
  confirmsLeads: [false],
  leadRetentionDays: 'any',
  spamRetentionDays: 'any',
  unfinishedRetentionDays: 'any',
  optInLabel: 'any',
  testDriveMinutes: 'any',
  testDrivesAtOnce: 'any',
  serviceMinutes: 'any',
  servicesAtOnce: 'any',
  bookingHoldHours: 'any',
  bookingsPerPerson: 'any',
  mapImageUrl: 'any',
  formState: ['nsw', 'act', 'tas', 'sa', 'nt', 'wa'],
  serviceIntervals: 'any',
  financeDisclaimer: 'any',
  fuelPricePerLitre: 'any',
  fuelKmPerWeek: 'any',
  fuelLitresPer100Km: 'any',
  electricityPricePerKwh: 'any',
  spinFrameMs: 'any',
  spinDragPixels: 'any',
  detailLinkPrefix: ['/stock/'],
  garageTitle: 'any',
  reserveHours: 'any',
  stripeAccount: 'any',
  hasAlerts: [false],
  signInForTradeIn: [true],
  signInForSellMyCar: [true],
  signInForFinance: [true],
  signInForSpinToWin: [true],
  signInForOnlinePayment: [false],
  garageEnabled: [false],
  financeEnabled: [false],
  spinView: [false],
  financeCalculator: [false],
  deliveryCalculator: [false],
  promoCards: [false],
  googleTagId: 'any',
  metaPixelId: 'any',
  asksForConsent: [false],
  standardEventNames: [true],
  stockXmlElements: 'any',
  indexNow: [true],
};

test('L2.1 no demo site ticks the box for news in the shopper’s stead', () =>
  expect(resolved.filter(({ optInTicked }) => optInTicked)).toEqual([]));

/** Every value that a switch's declaration lists; null if it accepts more than a list. */
function declaredValues(name: SwitchName): unknown[] | null {
  const { anyOf, ...own } = z.toJSONSchema(switchSchema.shape[name], { io: 'input', unrepresentable: 'any' });
  const kinds = (anyOf ?? [own]) as { enum?: unknown[]; const?: unknown; type?: string }[];
  const values = kinds.map(
    (kind) => kind.enum ?? (kind.type === 'boolean' ? [true, false] : 'const' in kind ? [kind.const] : null),
  );
  return values.every((one) => one !== null || kinds.length > 1) && values.some((one) => one !== null)
    ? values.flatMap((one) => one ?? [])
    : null;
}

test.each(SWITCH_NAMES)(
  'P14.1 every value that the declaration of %s allows is on at some demo site, or no seed names it',
  (name) => {
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    const unnamed = NAMED_BY_NO_SEED[name] ?? [];
    if (unnamed === 'any') return expect(NAMED).not.toHaveProperty(name);
    const others = declaredValues(name)?.filter((value) => !same(value, switchDefault(name)));
    const isOn = (value: unknown) => resolved.some((switches) => same(switches[name], value));
    if (others === undefined) expect(resolved.some((switches) => !same(switches[name], switchDefault(name)))).toBe(true);
    else expect(others.filter((value) => !isOn(value))).toEqual(unnamed);
  },
);

test.each(Object.keys(NAMED) as SwitchName[])(
  'P14.1 the other value that a seed names for %s is on at some demo site',
  (name) => {
    const isNamed = NAMED[name] as (value: unknown) => boolean;
    expect(isNamed(switchDefault(name))).toBe(false);
    expect(resolved.some((switches) => isNamed(switches[name]))).toBe(true);
  },
);
