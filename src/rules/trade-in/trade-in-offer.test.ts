import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aListing, someListings } from '#tests/factories/a-listing.ts';
import { type Answers, QUESTION_NAMES, QUESTIONS, type Question, readAnswers } from './condition.ts';
import { type DamageMark, readMarks } from './damage-marks.ts';
import { DAMAGE_ZONES, DAMAGES } from './damage-zones.ts';
import { type CarMarket, marketForCar } from './market-for-car.ts';
import { type OfferInput, tradeInOffer } from './trade-in-offer.ts';

const BEST: Answers = {
  tyres: 'over-half',
  service_history: 'full',
  keys: 'two',
  warning_lights: 'none',
  inside: 'clean',
  money_owing: 'no',
};
const MARKET: CarMarket = {
  middle: 22_600,
  usualKm: 64_000,
  perDistance: -0.025,
  reach: 0.04,
  listings: someListings(31, () => ({})),
  asked: Array.from({ length: 31 }, () => 22_600),
};
const INPUT: OfferInput = {
  year: 2021,
  kms: 58_200,
  market: MARKET,
  answers: BEST,
  marks: readMarks('left-rear-wheel:kerb, rear-bumper:scratch') ?? [],
  costs: { marginPercent: 6, readyDollars: 800 },
};

test('T1 an offer, worked by hand', () => {
  // 22,600 × e^(0.025 × 0.58) = 22,930, so 22,950; 94% of it is 21,573, so 21,550; less 800, plus 250, less 450.
  expect(tradeInOffer(INPUT)).toEqual({
    lowCents: 19_700_00,
    middleCents: 20_550_00,
    highCents: 21_450_00,
    rows: [
      {
        label: 'What cars like yours are advertised for',
        cents: 22_600_00,
        why: 'The middle of 31 ads, allowing for age, badge and kilometres',
      },
      { label: 'Kilometres', cents: 350_00, why: '58,200 is about 6,000 under the usual for 2021' },
      { label: 'Full service history, two keys', cents: 250_00, why: null },
      { label: 'What you marked on the drawing', cents: -450_00, why: 'Rear bumper $300, left rear wheel $150' },
      {
        label: 'Getting it ready and selling it',
        cents: -2_200_00,
        why: 'Safety certificate, detail, statutory warranty, and our margin',
      },
    ],
  });
});
test('T1 a car that is next to worthless gets no figure', () =>
  expect(tradeInOffer({ ...INPUT, market: { ...MARKET, middle: 1_400 } })).toBeNull());
test('T1 what an answer takes off is a row, with what it was for', () =>
  expect(tradeInOffer({ ...INPUT, answers: { ...BEST, tyres: 'due', inside: 'worn' } })?.rows).toContainEqual({
    label: 'Tyres, warning lights and inside',
    cents: -800_00,
    why: 'tyres nearly due $600, inside some wear $200',
  }));

const someAnswers = fc.record(
  Object.fromEntries(QUESTION_NAMES.map((name) => [name, fc.constantFrom(...QUESTIONS[name].answers.map(({ value }) => value))])),
) as fc.Arbitrary<Answers>;
const someMarks: fc.Arbitrary<readonly DamageMark[]> = fc
  .array(fc.option(fc.nat({ max: 3 }), { nil: null }), { minLength: DAMAGE_ZONES.length, maxLength: DAMAGE_ZONES.length })
  .map((chosen) =>
    DAMAGE_ZONES.flatMap((zone, at) => {
      const damage = DAMAGES[zone.kind][chosen[at] ?? 9];
      return damage === undefined ? [] : [{ zone, damage }];
    }),
  );
const someInput: fc.Arbitrary<OfferInput> = fc.record({
  year: fc.integer({ min: 2019, max: 2026 }),
  kms: fc.integer({ min: 0, max: 100_000 }),
  market: fc.record({
    middle: fc.double({ min: 1_000, max: 300_000, noNaN: true }),
    usualKm: fc.integer({ min: 0, max: 150_000 }),
    perDistance: fc.double({ min: -0.2, max: 0, noNaN: true }),
    reach: fc.double({ min: 0, max: 0.25, noNaN: true }),
    listings: fc.constant(MARKET.listings),
    asked: fc.constant(MARKET.asked),
  }),
  answers: someAnswers,
  marks: someMarks,
  costs: fc.record({ marginPercent: fc.integer({ min: 0, max: 40 }), readyDollars: fc.integer({ min: 0, max: 5_000 }) }),
});
const figures = (input: OfferInput) => {
  const offer = tradeInOffer(input);
  return offer === null ? [0, 0, 0] : [offer.lowCents, offer.middleCents, offer.highCents];
};
const isNoMore = (worse: OfferInput, better: OfferInput) =>
  figures(worse).every((cents, at) => cents <= (figures(better)[at] ?? 0));

test('T1 the rows of an offer total to its middle, which lies in its range, and nothing is negative', () =>
  fc.assert(
    fc.property(someInput, (input) => {
      const offer = tradeInOffer(input);
      if (offer === null) return;
      expect(offer.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(offer.middleCents);
      expect(0 <= offer.lowCents && offer.lowCents <= offer.middleCents && offer.middleCents <= offer.highCents).toBe(true);
      expect([offer.lowCents, offer.middleCents, offer.highCents].every(Number.isInteger)).toBe(true);
    }),
  ));
test('T1 more kilometres never raise an offer', () =>
  fc.assert(
    fc.property(someInput, fc.integer({ min: 1, max: 50_000 }), (input, more) =>
      isNoMore({ ...input, kms: input.kms + more }, input),
    ),
  ));
test('T1 one more mark never raises an offer', () =>
  fc.assert(fc.property(someInput, (input) => isNoMore(input, { ...input, marks: input.marks.slice(1) }))));
test('T1 a worse answer never raises an offer', () =>
  fc.assert(
    fc.property(someInput, fc.constantFrom(...QUESTION_NAMES), (input, name) => {
      const { answers }: Question = QUESTIONS[name];
      const worst = { ...input, answers: { ...input.answers, [name]: answers[answers.length - 1]?.value ?? '' } };
      return isNoMore(worst, input);
    }),
  ));

test.each([
  ['a missing answer', { ...BEST, keys: '' }],
  ['an answer that is not on the list', { ...BEST, tyres: 'bald' }],
])('T1 %s is no answer', (_, fields) => expect(readAnswers(fields)).toBeNull());

test('T1 the market of a car is that of its year and badge, at the usual kilometres', () => {
  const listings = someListings(40, (at) => ({
    year: 2019 + (at % 5),
    km: 40_000 + (at % 10) * 4_000,
    badge: at % 2 === 0 ? 'Base' : 'Sport',
    price: Math.round(20_000 * 1.08 ** ((at % 5) - 1) * (at % 2 === 0 ? 1 : 1.2) * Math.exp(-0.025 * ((at % 10) * 0.4 - 1.6))),
  }));
  const market = marketForCar({ year: 2020, badge: 'Sport' }, listings);
  const fair = 24_000 * Math.exp(-0.025 * ((market?.usualKm ?? 0) / 10_000 - 5.6));
  expect(market?.middle).toBeCloseTo(fair, -3);
  // Every listing of this market is priced alike: made like the shopper's car, each asks the same.
  for (const asked of market?.asked ?? [0]) expect(Math.abs(asked / fair - 1)).toBeLessThan(0.03);
});
test.each([
  ['eight listings of two dealers', 8, 2, true],
  ['seven listings', 7, 2, false],
  ['eight listings of one dealer', 8, 1, false],
])('T1 with %s there is a market: %s', (_, count, dealers, hasOne) => {
  const listings = Array.from({ length: count }, (__, at) => aListing({ id: at + 1, dealershipId: (at % dealers) + 1 }));
  expect(marketForCar({ year: 2020, badge: 'Base' }, listings) !== null).toBe(hasOne);
});
test.each([
  ['a badge that nobody advertises', { year: 2020, badge: 'GR' }],
  ['a car four years apart', { year: 2016, badge: 'Base' }],
])('T1 %s has no market', (_, car) =>
  expect(
    marketForCar(
      car,
      someListings(20, () => ({})),
    ),
  ).toBeNull(),
);
test('T1 prices that are all over the place give no figure', () =>
  expect(
    marketForCar(
      { year: 2020, badge: 'Base' },
      someListings(20, (at) => ({ price: at % 2 === 0 ? 10_000 : 30_000 })),
    ),
  ).toBeNull());
