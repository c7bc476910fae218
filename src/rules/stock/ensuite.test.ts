import { describe, expect, test } from 'vitest';
import { hasEnsuite } from './ensuite.ts';

const caravan = { itemType: 'caravan', equipment: [], badge: null, dealercomments: '' } as const;

describe('V7.5 a caravan’s ensuite is told by what its feed says', () => {
  test.each([
    ['Full ensuite', true],
    ['Rear en-suite', true],
    ['En suite', true],
    ['Shower and toilet', true],
    ['Toilet & shower', true],
    ['Combo shower', true],
    ['No ensuite', false],
    ['Without an ensuite', false],
    ['No shower or toilet', false],
    ['External shower', null],
    ['Ensuite tent', null],
    ['Optional full ensuite', null],
    ['Cassette toilet', null],
    ['Roll-out awning', null],
  ])('the equipment %s says %s', (words, has) => expect(hasEnsuite({ ...caravan, equipment: [words] })).toBe(has));
  test('a badge and what the dealer wrote count too', () => {
    expect(hasEnsuite({ ...caravan, badge: '19 ft Ensuite' })).toBe(true);
    expect(hasEnsuite({ ...caravan, dealercomments: '<p>Club lounge and a full ensuite. Ready to go.</p>' })).toBe(true);
  });
  test('silence and contradiction say nothing', () => {
    expect(hasEnsuite(caravan)).toBeNull();
    expect(hasEnsuite({ ...caravan, equipment: ['Full ensuite'], dealercomments: '<p>No ensuite in this one.</p>' })).toBeNull();
  });
  test('a car has none, whatever its dealer writes', () =>
    expect(hasEnsuite({ ...caravan, itemType: 'car', dealercomments: '<p>Sleep at ours, in an ensuite.</p>' })).toBeNull());
});
