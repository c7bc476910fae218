import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aVariant } from '#tests/factories/a-variant.ts';
import { compareModels } from './model-comparison.ts';

const FAST = aVariant({
  dimensions: { length: 4931, grossVehicleMass: 2785 },
  performance: { zeroToHundred: 3.2, maximumPower: 572, turningRadius: 4.99, drivetrain: 'All wheel drive' },
  features: { 'Glass roof': true, 'Air suspension': true },
});
const CALM = aVariant({
  dimensions: { length: 4931 },
  performance: { zeroToHundred: 6.8, maximumPower: 217, turningRadius: 5.65, drivetrain: 'Rear wheel drive' },
  features: { 'Glass roof': true, 'Air suspension': false },
});
const rowOf = (label: string, variants = [FAST, CALM]) =>
  compareModels(variants)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label);
const texts = (label: string) => rowOf(label)?.values.map((value) => value?.text ?? null);

test('E2 performance, dimensions and features stand in this order, and a row that none of them has is left out', () => {
  expect(compareModels([FAST, CALM]).map(({ heading, rows }) => [heading, ...rows.map(({ label }) => label)])).toEqual([
    ['Performance', '0 to 100 km/h', 'Maximum power', 'Drivetrain', 'Turning radius'],
    ['Dimensions', 'Length', 'Gross vehicle mass'],
    ['Features', 'Glass roof', 'Air suspension'],
  ]);
});

test.each([
  ['0 to 100 km/h', ['3.2 s', '6.8 s']],
  ['Maximum power', ['572 kW', '217 kW']],
  ['Length', ['4,931 mm', '4,931 mm']],
  ['Turning radius', ['4.99 m', '5.65 m']],
  ['Gross vehicle mass', ['2,785 kg', null]],
  ['Air suspension', ['Yes', 'Not on this one']],
])('K4, E4 %s reads %j: a unit stays with its figure, and what is not given is not made up', (label, expected) =>
  expect(texts(label)).toEqual(expected),
);

test('E2 more power and a shorter time have the longer bar; what is a matter of taste has none', () => {
  expect(rowOf('Maximum power')?.values.map((value) => value?.share?.toFixed(2))).toEqual(['1.00', '0.38']);
  expect(rowOf('0 to 100 km/h')?.values.map((value) => [value?.share?.toFixed(2), value?.isBest])).toEqual([
    ['1.00', true],
    ['0.47', false],
  ]);
  expect(rowOf('Turning radius')?.values.map((value) => value?.share)).toEqual([null, null]);
});

test('E5 a row is a difference unless all are given and alike', () => {
  expect(rowOf('Length')?.isSame).toBe(true);
  expect(rowOf('Glass roof')?.isSame).toBe(true);
  expect(rowOf('Air suspension')?.isSame).toBe(false);
  expect(rowOf('Gross vehicle mass')?.isSame).toBe(false);
});

test('E4 a variant without any figure is compared with a line of nothing given', () => {
  expect(rowOf('Maximum power', [FAST, aVariant()])?.values).toEqual([{ text: '572 kW', share: null, isBest: false }, null]);
  expect(compareModels([aVariant(), aVariant()])).toEqual([]);
});

const figures = fc.record({
  maximumPower: fc.option(fc.integer({ min: 1, max: 900 })),
  zeroToHundred: fc.option(fc.integer({ min: 20, max: 200 }).map((tenths) => tenths / 10)),
});

test('E2 every bar is between nothing and whole, the best alone is whole, and a row has a value for each', () => {
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1, maxLength: 4 }), (given) => {
      const variants = given.map((performance) => aVariant({ performance }));
      for (const { values, isSame } of compareModels(variants).flatMap(({ rows }) => rows)) {
        expect(values.length).toBe(variants.length);
        const bars = values.flatMap((value) => (value === null || value.share === null ? [] : [value]));
        for (const { share, isBest } of bars) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(isBest).toBe(share === 1);
        }
        if (bars.length > 0) expect(bars.some(({ isBest }) => isBest)).toBe(true);
        if (isSame) expect(bars).toEqual([]);
      }
    }),
  );
});
