import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARK_BOX, markPlace } from './mark-place.ts';

const ratio = fc.double({ min: 0.2, max: 12, noNaN: true });

test('N5.2 every logo stands whole in the box and in the middle of it, in its own proportions', () => {
  fc.assert(
    fc.property(ratio, (shape) => {
      const { x, y, width, height } = markPlace(shape);
      expect(width / height).toBeCloseTo(shape, 6);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(2 * x + width).toBeCloseTo(MARK_BOX.width, 6);
      expect(2 * y + height).toBeCloseTo(MARK_BOX.height, 6);
    }),
  );
});

test.each([1, 1.5, 2, 3, 5])('N5.2 a logo of the shape %s to 1 covers as much as a square one', (shape) => {
  const area = ({ width, height }: { width: number; height: number }) => width * height;
  expect(area(markPlace(shape))).toBeCloseTo(area(markPlace(1)), 6);
});
