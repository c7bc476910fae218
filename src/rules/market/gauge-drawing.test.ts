import { expect, test } from 'vitest';
import { gaugeDrawing } from './gauge-drawing.ts';

test.each([
  [-1, 103, -145],
  [0, 103, -145],
  [0.1, 103, -116],
  [0.2, 103, -87],
  [0.21, 108.15, -84.1],
  [0.5, 257.5, 0],
  [1, 515, 145],
  [7, 515, 145],
])('M10.4 a fill of %d has %d of the 515 in colour, and points to %d degrees', (fill, dash, angle) => {
  const drawing = gaugeDrawing(fill);
  expect(drawing.dash).toBeCloseTo(dash, 9);
  expect(drawing.angle).toBeCloseTo(angle, 9);
});

test('M10.4 an arc of 515 that opens 145 degrees to either side has a radius of 101.75', () =>
  expect((515 * 180) / (290 * Math.PI)).toBeCloseTo(101.75, 2));
