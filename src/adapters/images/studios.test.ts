import { expect, test } from 'vitest';
import { backdrop, isStudio, STUDIOS } from './studios.ts';

const NAMES = Object.keys(STUDIOS) as (keyof typeof STUDIOS)[];
const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('every studio fills the whole picture with light between black and white', () => {
  for (const name of NAMES) {
    const pixels = backdrop(name, 30, 20, 0.2);
    expect(pixels).toHaveLength(30 * 20 * 3);
    for (const value of pixels) expect(value).toBeGreaterThan(0);
    for (const value of pixels) expect(value).toBeLessThanOrEqual(1);
  }
});

test('no two studios look alike, and the dark one is dark', () => {
  const means = NAMES.map((name) => mean(backdrop(name, 30, 20, 0.2)));
  expect(new Set(means.map((value) => value.toFixed(4))).size).toBe(NAMES.length);
  expect(Math.min(...means)).toBe(means[NAMES.indexOf('dark')]);
});

test('a smooth studio has no step that the eye could see from one row to the next', () => {
  for (const name of ['cool', 'dark', 'paper', 'mint'] as const) {
    const height = 576;
    const pixels = backdrop(name, 3, height, 0.15);
    for (let row = 1; row < height; row++) {
      const [before = 0, after = 0] = [pixels[(row - 1) * 9], pixels[row * 9]];
      expect(Math.abs(after - before)).toBeLessThan(0.02);
    }
  }
});

test('the ground of the forecourt begins where eye level is', () => {
  const low = backdrop('forecourt', 9, 100, 0.5);
  const high = backdrop('forecourt', 9, 100, 0.1);
  // Half way down one sees ground from above and sky from below.
  expect(low[9 * 3 * 40 + 2]).toBeGreaterThan(high[9 * 3 * 40 + 2] ?? 1);
});

test('trees stand along the horizon of the forecourt, of different heights, below an even sky', () => {
  const [width, height, horizon] = [120, 100, 0.4];
  const pixels = backdrop('forecourt', width, height, horizon);
  const spread = (row: number) => {
    const red = Array.from({ length: width / 2 }, (_, i) => pixels[(row * width + width / 4 + i) * 3] ?? 0);
    return Math.max(...red) - Math.min(...red);
  };
  expect(spread(41)).toBeGreaterThan(0.03);
  expect(spread(30)).toBeLessThan(0.02);
});

test('only existing studios can be requested', () => {
  expect(isStudio('none')).toBe(true);
  expect(isStudio('cool')).toBe(true);
  expect(isStudio('toString')).toBe(false);
  expect(isStudio('../dark')).toBe(false);
});
