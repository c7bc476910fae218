import { expect, test } from 'vitest';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { cardAttributes, tagView } from './card-view.ts';

const NOW = Date.UTC(2026, 10, 15);
const car = (facts: Partial<CardFacts>) =>
  ({
    status: 'in_stock',
    sold: false,
    reserved: false,
    certified: false,
    carType: 'used',
    make: 'Toyota',
    tag: null,
    simpleFuel: 'Petrol',
    createdAt: 0,
    ...facts,
  }) as CardFacts;
const tag = (facts: Partial<CardFacts>, switches: Readonly<Record<string, unknown>> = {}) =>
  tagView(car(facts), switchSchema.parse(switches), NOW);

test.each([{ status: 'sold' }, { sold: true }, { status: 'wholesale' }, { sold: true, reserved: true, tag: 'Runout sale' }])(
  'C3.1 a vehicle with %j has the tag JUST SOLD, whatever else it has',
  (facts) => expect(tag(facts)).toEqual({ kind: 'sold', text: 'JUST SOLD' }),
);

test.each([
  ['New', { createdAt: NOW }],
  ['JUST SOLD', { sold: true }],
  ['RESERVED', { reserved: true }],
  ['COMING SOON', { status: 'coming_soon' }],
] as const)('C6.1 the tag reads %s for a vehicle with %j', (text, facts) => expect(tag(facts)?.text).toBe(text));

test.each(['Test Drive Only', 'SOLD', 'runout sale'])('C6.2 the custom tag %s shows its own text', (text) =>
  expect(tag({ tag: text })).toEqual({ kind: 'custom', text }),
);

test('C1.3 a caravan’s card says how long it is, how many it sleeps and what it weighs empty; what is not known is left out', () => {
  const names = ['body_length', 'sleeps', 'tare_weight', 'stocknum'] as const;
  const said = (facts: Partial<CardFacts>) => cardAttributes(car(facts), { cardAttributes: [...names] });
  expect(said({ bodyLength: 21.33, sleeps: 2, tareWeight: 2480 })).toEqual(['6.5 m', 'Sleeps 2', 'Tare 2,480 kg']);
  expect(said({ bodyLength: 21.33, sleeps: null, tareWeight: null })).toEqual(['6.5 m']);
});

test('C7.3 a certified used car of a listed make has the site’s image for a tag', () => {
  const switches = { certifiedMakes: ['Toyota'], certifiedBadgeUrl: '/badges/own.svg' };
  expect(tag({ certified: true }, switches)).toMatchObject({ kind: 'certified', imageUrl: '/badges/own.svg' });
  expect(tag({ certified: true, carType: 'demo' }, switches)).toBeNull();
  expect(tag({ certified: false }, switches)).toBeNull();
});
