import path from 'node:path';
import { expect, test } from 'vitest';
import { resolveSwitches } from './layers.ts';
import { readSiteFiles } from './read-site-files.ts';
import { type Switches, type SwitchName, switchDefault } from './switches.ts';

const { sites, layers } = await readSiteFiles(path.join(import.meta.dirname, '..', '..', 'sites'));

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

/** What the seeds name beside the platform's own values. */
const NAMED: { readonly [N in SwitchName]?: (value: Switches[N]) => boolean } = {
  itemType: (value) => value === 'caravan',
  cardsPerRow: (value) => value === 4,
  newTagText: (value) => value === 'New Arrival',
  enquiryButtonText: (value) => value === 'Message Now',
  menusOpenOn: (value) => value === 'hover',
  includeSoldCarsDays: (value) => value !== 3,
  showsElectricTag: (value) => value,
  certifiedMakes: (value) => value.length > 0,
  offersSubscriptions: (value) => value,
  showsLicenceNumbers: (value) => value === true,
  saveLabel: (value) => value === 'Compare',
  resultsLayout: (value) => value === 'carousel',
  breadcrumbPrefix: (value) => value === '/used-car/',
  clearFiltersHref: (value) => value === '/special-offers',
  promoRandom: (value) => value,
  promoShuffle: (value) => value,
  promoAlways: (value) => value,
  seriesOrder: (value) => value.join() === 'duo,city,sport',
  defaultFilters: (value) => value.includes('status:in_stock'),
  savesOnlyComplete: (value) => value,
  stockCountOverride: (value) => value !== null,
  soldHandling: (value) => value,
  fuelCalculator: (value) => !value,
  commentsRequired: (value) => !value,
  optInHidden: (value) => value,
  moneyPicks: (value) => value === 'to-800000',
  formState: (value) => value !== 'qld',
  testDriveEvents: (value) => value === 'alternative',
  financeFormEvent9: (value) => value,
  serviceBookingUrl: (value) => value !== null,
  serviceForm: (value) => value === 'minimal',
  serviceIntervalRequired: (value) => !value,
  serviceTypes: (value) => value.length > 0,
  serviceFreeRide: (value) => value,
};

test.each(Object.keys(NAMED) as SwitchName[])('P14 the other value that a seed names for %s is on at some demo site', (name) => {
  const isNamed = NAMED[name] as (value: unknown) => boolean;
  expect(isNamed(switchDefault(name))).toBe(false);
  expect(resolved.some((switches) => isNamed(switches[name]))).toBe(true);
});
