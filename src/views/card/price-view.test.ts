import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { priceView } from './card-view.ts';

type Input = Readonly<Record<string, unknown>>;
const at = (site: Input, dealership: Input = site) =>
  aContext({
    switches: site,
    site: {
      dealerships: [
        {
          id: 7,
          slug: 'yard',
          name: 'Yard',
          phone: null,
          averageRating: null,
          reviewCount: 0,
          switches: switchSchema.parse(dealership),
        },
      ],
    },
  });
const car = (facts: Partial<CardFacts>) =>
  ({
    dealershipId: 7,
    carType: 'used',
    price: null,
    beforePrice: null,
    subscriptionPrice: null,
    preorder: false,
    priceType: null,
    ...facts,
  }) as CardFacts;

test('C8.3, C8.6 the reduced price is shown in dollars beside the higher earlier one', () =>
  expect(priceView(at({}), car({ price: 18_990, beforePrice: 20_990 }))).toEqual({
    kind: 'price',
    text: '$18,990',
    was: '$20,990',
    meaning: 'Drive away',
  }));
test('C8.4 a preorder reads PREORDER', () =>
  expect(priceView(at({}), car({ preorder: true }))).toEqual({ kind: 'words', text: 'PREORDER' }));
test('C8.5 no price reads Enquire for price. unless the site has words of its own', () => {
  expect(priceView(at({}), car({ price: 10 }))).toEqual({ kind: 'words', text: 'Enquire for price.' });
  expect(priceView(at({ noPriceText: 'Ask us.' }), car({}))).toEqual({ kind: 'words', text: 'Ask us.' });
});
test('C8.1 it is the vehicle’s dealership that offers subscriptions, whatever its site says', () => {
  const both = car({ price: 20_000, subscriptionPrice: 289 });
  expect(priceView(at({}, { offersSubscriptions: true }), both)).toMatchObject({
    kind: 'subscription',
    text: '$289',
    per: '/wk',
  });
  expect(priceView(at({ offersSubscriptions: true }, {}), both)).toMatchObject({ kind: 'price', text: '$20,000' });
});
test('C5.1 a price label is set per car type and stands beside the price', () => {
  const site = at({ priceLabels: { new: 'Plus on-road costs', demo: 'Demo price', used: null } });
  const meanings = (['new', 'demo', 'used'] as const).map((carType) => priceView(site, car({ carType, price: 20_000 })));
  expect(meanings.map((price) => (price.kind === 'price' ? price.meaning : null))).toEqual([
    'Plus on-road costs',
    'Demo price',
    'Drive away',
  ]);
});
test('K1.1 whatever is known of a vehicle, a figure never stands without what it means', () => {
  const dollars = fc.option(fc.integer({ min: 0, max: 900_000 }));
  fc.assert(
    fc.property(
      fc.record({
        price: dollars,
        beforePrice: dollars,
        subscriptionPrice: dollars,
        preorder: fc.boolean(),
        carType: fc.constantFrom('new', 'demo', 'used'),
        priceType: fc.constantFrom(null, '', ' ', 'Excluding government charges'),
      }),
      fc.boolean(),
      (facts, offersSubscriptions) => {
        const price = priceView(at({ offersSubscriptions }), car(facts));
        if (price.kind === 'words') expect(price.text).not.toContain('$');
        else expect(price.meaning.trim()).not.toBe('');
      },
    ),
  );
});

test('C8 cents are told as two digits', () => {
  const shown = priceView(at({}), car({ price: 20_000.5, beforePrice: 21_000 }));
  expect(shown).toMatchObject({ text: '$20,000.50', was: '$21,000' });
});
