import { expect, test } from 'vitest';
import { daysBetween } from '../time/day-text.ts';
import { regoText } from './facts.ts';
import { offersTradeIn, showsOtherVehicles, stateTags, usedVehicleChecks } from './page-sections.ts';
import { listedText, priceHistory } from './price-history.ts';
import { vehicleCrumbs } from './vehicle-crumbs.ts';

const TODAY = { year: 2026, month: 7, day: 15 };
const AT = Date.parse('2026-07-15T02:00:00Z');
const DAY = 86_400_000;

test('V9.1 a registration that ran out is called unregistered', () =>
  expect(regoText('2026-07-14', TODAY, { saysUnregistered: true })).toBe('Unregistered'));

test('V9.1 with the switch off, one that ran out says its day as any other', () =>
  expect(regoText('2026-07-14', TODAY, { saysUnregistered: false })).toBe('Expires on 14 Jul 2026'));

test('V9.2 a registration runs until the end of its day', () =>
  expect(regoText('2026-07-15', TODAY, { saysUnregistered: true })).toBe('Expires on 15 Jul 2026'));

test.each([null, '', '2026-02-30', 'soon'])('V9d of the day %j nothing is said', (day) =>
  expect(regoText(day, TODAY, { saysUnregistered: true })).toBeNull(),
);

const CAR = { carsalesTitle: null, year: 2023, make: 'Land Rover', model: 'Range Rover', badge: 'SE' };
const PAGES = { breadcrumbShowsName: false, hasMakePage: true, hasModelPage: true, breadcrumbPrefix: '/search/' };

test('V1.3 the breadcrumb is year, make, model and badge, each but the last a search', () =>
  expect(vehicleCrumbs(CAR, PAGES)).toEqual([
    { label: 'Home', href: '/' },
    { label: '2023', href: '/search/new-used-and-demo-cars/?range[year]=2023:2023' },
    { label: 'Land Rover', href: '/search/land-rover' },
    { label: 'Range Rover', href: '/search/land-rover/range-rover' },
    { label: 'SE', href: null },
  ]));

test('V1.3 with the switch on, it ends with the name in place of the badge', () =>
  expect(vehicleCrumbs(CAR, { ...PAGES, breadcrumbShowsName: true }).at(-1)).toEqual({
    label: '2023 Land Rover Range Rover SE',
    href: null,
  }));

test('V1.3 without a badge it ends with the model, which is no link', () =>
  expect(vehicleCrumbs({ ...CAR, badge: null }, PAGES).at(-1)).toEqual({ label: 'Range Rover', href: null }));

test('V1d a make or a model without a search of its own is no link', () =>
  expect(
    vehicleCrumbs(CAR, { ...PAGES, hasMakePage: false, hasModelPage: false })
      .slice(2)
      .map(({ href }) => href),
  ).toEqual([null, null, null]));

test('V8.2 a vehicle that is reserved or coming is tagged so, and a sold one is neither', () => {
  expect(stateTags({ status: 'in_stock', sold: false, reserved: true })).toEqual(['reserved']);
  expect(stateTags({ status: 'coming_soon', sold: false, reserved: false })).toEqual(['comingSoon']);
  expect(stateTags({ status: 'in_stock', sold: true, reserved: true })).toEqual([]);
  expect(stateTags({ status: 'in_stock', sold: false, reserved: false })).toEqual([]);
});

test('V10.1 the checks are told of used vehicles only', () => {
  expect(usedVehicleChecks({ carType: 'used' }, ['Brakes'])).toEqual(['Brakes']);
  expect(usedVehicleChecks({ carType: 'demo' }, ['Brakes'])).toEqual([]);
});

test('V10.3 a trade-in is offered where the site does and while the vehicle can be bought', () => {
  const car = { status: 'in_stock', sold: false };
  expect(offersTradeIn(car, { tradeInButton: true })).toBe(true);
  expect(offersTradeIn(car, { tradeInButton: false })).toBe(false);
  expect(offersTradeIn({ ...car, sold: true }, { tradeInButton: true })).toBe(false);
});

test('V15.1 an address on the site’s list hides the lower section, and no other does', () => {
  expect(showsOtherVehicles(793, [793])).toBe(false);
  expect(showsOtherVehicles(794, [793])).toBe(true);
  expect(showsOtherVehicles(null, [793])).toBe(true);
});

test('the price history is what was recorded, oldest first, with a price that rose', () =>
  expect(
    priceHistory([
      { from: 38_990, to: 39_490, at: AT },
      { from: 40_990, to: 38_990, at: AT - DAY },
    ]),
  ).toEqual([
    { dollars: 40_990, from: null, change: null },
    { dollars: 38_990, from: AT - DAY, change: -2000 },
    { dollars: 39_490, from: AT, change: 500 },
  ]));

test('a time without a price is told as that, ten dollars are none, and no change is no step', () =>
  expect(
    priceHistory([
      { from: null, to: 10, at: AT - 2 * DAY },
      { from: 10, to: 20_000, at: AT - DAY },
      { from: 20_000, to: 20_000, at: AT },
    ]),
  ).toEqual([
    { dollars: null, from: null, change: null },
    { dollars: 20_000, from: AT - DAY, change: null },
  ]));

test('where no change was recorded there is no history', () => expect(priceHistory([])).toEqual([]));

test.each([
  [0, 'Listed today'],
  [1, 'Listed yesterday'],
  [23, 'Listed 23 days ago'],
  [-1, 'Listed today'],
])('listed %i days before is said in words', (days, text) =>
  expect(listedText('Australia/Brisbane', AT - days * DAY, AT)).toBe(text),
);

test('days are counted on the calendar of the site’s zone', () => {
  const [evening, morning] = [Date.parse('2026-07-14T13:59:00Z'), Date.parse('2026-07-14T14:01:00Z')];
  expect(daysBetween('Australia/Brisbane', evening, morning)).toBe(1);
  expect(daysBetween('Australia/Perth', evening, morning)).toBe(0);
});
