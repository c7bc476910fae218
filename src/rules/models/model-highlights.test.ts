import { expect, test } from 'vitest';
import { aVariant } from '#tests/factories/a-variant.ts';
import { modelHighlights } from './model-highlights.ts';

test('E1 the large figures are the best of the variants, each with its unit and its variant, and the lowest price last', () => {
  const variants = [
    aVariant({
      name: 'Premium',
      price: { amount: 63_990, meaning: 'drive away' },
      performance: { drivingRange: 490, zeroToHundred: 6.8, fastCharge: 17 },
    }),
    aVariant({
      name: 'Performance',
      price: { amount: 83_990, meaning: 'drive away' },
      performance: { drivingRange: 575, zeroToHundred: 3.2, fastCharge: 17, maximumPower: 572 },
    }),
  ];
  expect(modelHighlights(variants)).toEqual([
    { number: '575', unit: 'km', label: 'Range, WLTP, Performance' },
    { number: '3.2', unit: 's', label: '0 to 100 km/h, Performance' },
    { number: '17', unit: 'min', label: '30 to 80% on a fast charger' },
    { number: '$63,990', unit: '', label: 'Premium, drive away' },
  ]);
});

test('E4 a model without variants or figures has no large figures', () => {
  expect(modelHighlights([])).toEqual([]);
  expect(modelHighlights([aVariant()])).toEqual([]);
});
