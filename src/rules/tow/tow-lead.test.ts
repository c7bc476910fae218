import { expect, test } from 'vitest';
import { aTowChoice } from '#tests/factories/a-tow-choice.ts';
import { towLines } from './tow-lead.ts';

const prado = aTowChoice({ name: 'Toyota LandCruiser Prado GXL', short: 'LandCruiser Prado', brakedCapacity: 3000 });
const van = (atm: number | null, simpleBody = 'Caravan', tareWeight: number | null = null) => ({
  itemType: 'caravan',
  simpleBody,
  model: 'Wanderer',
  badge: null,
  specifications: { aggregateTrailerMass: atm, tareWeight },
});

test('P15.5 a lead tells the dealer the tow car, its limit, and the verdict on the caravan', () =>
  expect(towLines(prado, van(2490))).toEqual([
    {
      label: 'Tow car',
      value: 'Toyota LandCruiser Prado GXL. Tows 3,000 kg braked. The manufacturer rates it to tow 3,000 kg braked.',
    },
    { label: 'Tow match', value: 'Good match, 510 kg to spare' },
  ]));
test('P15.5 a lead says that the figures of a car without a name are the shopper’s, not the manufacturer’s', () =>
  expect(towLines({ ...prado, car: { ...prado.car, name: 'Your car', short: 'car' } }, null)).toEqual([
    { label: 'Tow car', value: 'Car not given, figures as entered. Tows 3,000 kg braked.' },
  ]));
test.each([
  ['a caravan without a weight', van(null), 'No weight listed. Ask us.'],
  ['a caravan whose plate contradicts itself', van(2000, 'Caravan', 3000), 'The weights listed don’t add up. Ask us.'],
  ['a caravan without a plate', { ...van(null), specifications: null }, 'No weight listed. Ask us.'],
])('P15.5 a lead about %s says so', (_what, about, words) => expect(towLines(prado, about)[1]?.value).toBe(words));
test('P15.5 a lead about no caravan, or about one that drives itself, tells the car alone', () => {
  expect(towLines(prado, null)).toHaveLength(1);
  expect(towLines(prado, van(null, 'Motorhome'))).toHaveLength(1);
});
