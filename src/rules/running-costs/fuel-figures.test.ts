import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FUEL_BOUNDS, readFigure } from './fuel-figures.ts';

const BOUNDS = { min: 0.01, max: 5000 };

test.each([
  ['250', 250],
  [' 250 ', 250],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['$1.70', 1.7],
  ['$ 1.70', 1.7],
  ['.5', 0.5],
  ['7.', 7],
  ['0.01', 0.01],
  ['5000', 5000],
])('M13h the figure %j is read as %d', (typed, figure) => expect(readFigure(typed, BOUNDS)).toBe(figure));
test.each(['', ' ', '.', '$', '0', '-5', '5000.01', 'NaN', 'Infinity', '1e308', '1e3', 'abc', '２５０', '1,25', '1.2.3'])(
  'M13i %j is no figure that a cost could be worked out from',
  (typed) => expect(readFigure(typed, BOUNDS)).toBeNull(),
);
test('M13j whatever is typed, a figure that is read lies within its bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '5', '9', '.', ',', '$', '-', 'e', ' ') }), (typed) => {
      const figure = readFigure(typed, BOUNDS);
      if (figure !== null) expect(figure >= BOUNDS.min && figure <= BOUNDS.max).toBe(true);
    }),
  );
});
test('M13k a price by the litre may be dearer than one by the kilowatt hour', () =>
  expect(FUEL_BOUNDS.fuel.price.max).toBeGreaterThan(FUEL_BOUNDS.electric.price.max));
test('M13x eight thousand digits are no figure', () => expect(readFigure('9'.repeat(8192), BOUNDS)).toBeNull());
