import { expect, test } from 'vitest';
import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { estimateWords } from '#src/rules/finance/estimate-words.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import { financeHref, type LinkedCar } from '#src/rules/finance/finance-href.ts';
import { isQuoteCurrent, quoteRequest, readQuote } from '#src/rules/finance/finance-quote.ts';
import { rateText, repaymentText } from '#src/rules/finance/finance-text.ts';
import { wholeDollars } from '#src/rules/text/money-text.ts';
import { comparisonRange, disclaimerStart } from './finance-text.ts';

test('M2.1 payments show as whole numbers', () => expect(wholeDollars(1284.6)).toBe('$1,285'));
test('M2.1 a rate shows with two decimals', () => {
  expect(rateText(9.874)).toBe('9.87%');
  expect(rateText(8.005)).toBe('8.01%');
  expect(rateText(10)).toBe('10.00%');
});
const estimate = {
  payment: 201,
  period: 'week',
  rate: 8.99,
  comparison: 9.874,
  years: 5,
  deposit: 0,
  fee: 0,
  source: 'offer',
} as const;
test('M2.2 an estimate has its payment, its rate, its comparison rate and what it assumes', () =>
  expect(estimateWords(estimate)).toEqual({
    payment: '$201',
    per: 'wk',
    rate: '8.99%',
    comparison: '9.87%',
    assumes: '5 years, no deposit.',
  }));
test.each([
  [{ years: 4, deposit: 2000 }, '4 years, $2,000 deposit.'],
  [{ years: 2.5 }, '2.5 years, no deposit.'],
  [{ years: 50 / 12 }, '50 months, no deposit.'],
  [{ source: 'quote' as const }, 'A quote for this one, over 5 years.'],
])('M2 an estimate of %j assumes %j', (facts, assumes) => expect(estimateWords({ ...estimate, ...facts }).assumes).toBe(assumes));
test.each([
  ['week', '$201/wk'],
  ['fortnight', '$201/fn'],
  ['month', '$201/mo'],
  ['year', '$201/yr'],
] as const)('M5.2 by the %s it reads %s', (period, text) => expect(repaymentText(201, period)).toBe(text));
test.each([25.4, 25, 10, 0])('M5.1 a repayment of %d reads Enquire for Finance', (paid) =>
  expect(repaymentText(paid, 'week')).toBe('Enquire for Finance'),
);
test('M5.1 a repayment that shows as 26 is named', () => {
  expect(repaymentText(26, 'week')).toBe('$26/wk');
  expect(repaymentText(25.5, 'week')).toBe('$26/wk');
});
test('M5.1 a quote of 25 or under, to the dollar, is not shown', () => {
  const quote = { weeklyRepaymentAmount: 25.4, comparisonRate: 7.2, advertisedRate: 6.9 };
  expect(readQuote(quote)).toBeNull();
  expect(readQuote({ ...quote, weeklyRepaymentAmount: 25.5 })).not.toBeNull();
});
test('K2.3 the warning says that the rate is true only for the example given', () => {
  expect(COMPARISON_WARNING).toContain('true only for the example given and may not include all fees and charges');
  expect(COMPARISON_WARNING).toContain('5-year secured loan of $30,000');
});

test('M6.1 a disclaimer is cut at 197 characters', () => {
  expect(disclaimerStart('a'.repeat(198))).toEqual({ text: 'a'.repeat(197), isCut: true });
  expect(disclaimerStart('a'.repeat(197))).toEqual({ text: 'a'.repeat(197), isCut: false });
});
test('M6b no letter is torn apart by the cut', () =>
  expect(disclaimerStart(`${'a'.repeat(196)}🚗 and more`).text).toBe('a'.repeat(196)));
const RANGE = { comparisonRange: { from: 8.38, to: 19.42 }, alwaysTellsRange: false };
test.each(['a rate of 8.5% p.a.', '10.0 percent deposit', '30 per cent'])('M6.2 a disclaimer with %j tells the range', (text) =>
  expect(comparisonRange(RANGE, text)).toEqual({ from: '8.38%', to: '19.42%' }),
);
test('M6.2 one without percent figures does not', () => expect(comparisonRange(RANGE, 'Fees of $30 apply.')).toBeNull());
test('M6.2 a lender may tell it always', () =>
  expect(comparisonRange({ ...RANGE, alwaysTellsRange: true }, '')).toEqual({ from: '8.38%', to: '19.42%' }));

const car = (facts: Partial<LinkedCar> = {}): LinkedCar => ({
  slug: '2022-toyota-corolla-7',
  carType: 'used',
  price: 25_990,
  vin: 'JTNKU3JE60J021675',
  financeLink: null,
  dealership: 'summit-toyota',
  ...facts,
});
const site = { financeHref: null, financePage: '/finance' };
test('M9.2 a finance link carries what is known of the vehicle and ends in #finance-form', () =>
  expect(financeHref(car(), site)).toBe(
    '/finance?preferredDealership=summit-toyota&vehiclePriceBudget=25990&car_id=2022-toyota-corolla-7&car_type=used&vin=JTNKU3JE60J021675#finance-form',
  ));
test('M9.1 the vehicle’s own link stands before the site’s, and that before the page', () => {
  const own = { ...site, financeHref: 'https://finance.example/apply' };
  expect(financeHref(car({ financeLink: '/special-finance' }), own)).toMatch(/^\/special-finance\?/);
  expect(financeHref(car(), own)).toMatch(/^https:\/\/finance\.example\/apply\?/);
  expect(financeHref(car(), { ...site, financePage: '/apply-for-finance' })).toMatch(/^\/apply-for-finance\?/);
});
test('M9.2 a link’s own query stays, its own anchor does not', () =>
  expect(financeHref(car({ price: null, vin: null, financeLink: '/f?a=1#top' }), site)).toBe(
    '/f?a=1&preferredDealership=summit-toyota&car_id=2022-toyota-corolla-7&car_type=used#finance-form',
  ));

const quoted = { price: 25_990, year: 2022, vin: 'V', nvic: null, youxQuote: null };
const on = { financeQuotes: true };
test('M8.1 a quote is asked for with what the lender wants to know', () =>
  expect(quoteRequest(quoted, on)).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 25_990,
    loanTerm: 5,
    year: 2022,
    vin: 'V',
    nvic: null,
    whoIsHelping: '',
  }));
test('M8.2 it is asked for only where it is switched on', () =>
  expect(quoteRequest(quoted, { financeQuotes: false })).toBeNull());
test.each([0, -1, null, Number.NaN])('M8.2 not at a price of %j', (price) =>
  expect(quoteRequest({ ...quoted, price }, on)).toBeNull(),
);
const QUOTE = { weeklyRepaymentAmount: 131.2, comparisonRate: 8.6, advertisedRate: 7.99 };
test('M8.2 not where there is a quote already', () => expect(quoteRequest({ ...quoted, youxQuote: QUOTE }, on)).toBeNull());
test('M8.2 a stored quote without figures is none', () =>
  expect(quoteRequest({ ...quoted, youxQuote: { ...QUOTE, comparisonRate: null } }, on)).not.toBeNull());
test.each([null, 'quote', [], {}, { ...QUOTE, advertisedRate: '7.99' }, { ...QUOTE, weeklyRepaymentAmount: -1 }])(
  'M8.2 %j is no quote',
  (answer) => expect(readQuote(answer)).toBeNull(),
);
test('M8.6 a quote reads like an estimate', () =>
  expect(estimateWords(quoteEstimate(QUOTE))).toMatchObject({ payment: '$131', per: 'wk', rate: '7.99%', comparison: '8.60%' }));

test.each([
  [0, true],
  [29, true],
  [30, false],
  [-29, true],
  [-30, false],
])('M8.6 a quote of %d minutes ago still holds: %s', (minutes, holds) => {
  const now = Date.UTC(2026, 10, 16);
  expect(isQuoteCurrent(now - minutes * 60_000, now)).toBe(holds);
});
