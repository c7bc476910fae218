import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GARAGE_PATHS, type GateSwitches, gateOf } from './gates.ts';

const OPEN: GateSwitches = {
  signInForTradeIn: false,
  signInForSellMyCar: false,
  signInForCheckout: false,
  signInForFinance: false,
  signInForSpinToWin: false,
  signInForOnlinePayment: false,
};
const NAMES = Object.keys(OPEN) as (keyof GateSwitches)[];

const SWITCHED: readonly (readonly [path: string, type: string, by: keyof GateSwitches])[] = [
  ['/cars/trade-in', 'trade-in', 'signInForTradeIn'],
  ['/cars/2023-mg-zs-7/trade-in', 'trade-in', 'signInForTradeIn'],
  ['/sell-my-car', 'trade-in', 'signInForSellMyCar'],
  ['/cars/2019-mazda-3-12/checkout', 'checkout', 'signInForCheckout'],
  ['/cars/2019-mazda-3-12/buy-online', 'checkout', 'signInForCheckout'],
  ['/buy-online', 'checkout', 'signInForCheckout'],
  ['/personalised/finance', 'car-finance', 'signInForFinance'],
  ['/finance', 'finance', 'signInForFinance'],
  ['/spin-to-win', 'spin-to-win', 'signInForSpinToWin'],
  ['/online-payment', 'online-payment', 'signInForOnlinePayment'],
];

test.each(SWITCHED)('A2 %s asks to sign in for %s if, and only if, %s is on', (path, type, by) => {
  for (const name of NAMES) expect([name, gateOf(path, { ...OPEN, [name]: true })]).toEqual([name, name === by ? type : null]);
  expect(gateOf(`${path}/`, { ...OPEN, [by]: true })).toBe(type);
});

test.each([...GARAGE_PATHS])('A2 /%s is never open, whatever is switched', (path) => {
  expect(gateOf(`/${path}`, OPEN)).toBe('my-garage');
});

test.each(['download', 'erase'])('A12 /my-data/%s is never open', (step) => {
  expect(gateOf(`/my-data/${step}`, OPEN)).toBe('my-data');
  expect(gateOf('/my-data/erased', OPEN)).toBeNull();
});

test('A9 the watchlist is never open', () => expect(gateOf('/watchlist', OPEN)).toBe('watchlist'));

test('A2 nothing else is gated, whatever is switched', () => {
  const all = Object.fromEntries(NAMES.map((name) => [name, true])) as unknown as GateSwitches;
  for (const path of [
    '/',
    '/cars/a-1',
    '/search/used-cars',
    '/finance-enquiry',
    '/cars/trade-in-1',
    '/my-garage-x',
    '/x/finance',
  ])
    expect([path, gateOf(path, all)]).toEqual([path, null]);
  fc.assert(fc.property(fc.webPath(), (path) => gateOf(`/x-${path}`, all) === null));
});
