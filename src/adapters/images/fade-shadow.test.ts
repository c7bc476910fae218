import { expect, test } from 'vitest';
import { fadeShadow } from './fade-shadow.ts';

const [WIDTH, HEIGHT] = [100, 50];
const filled = (opacity: number) => Buffer.alloc(WIDTH * HEIGHT * 4, Buffer.from([9, 9, 9, opacity]));
const opacityAt = (pixels: Buffer, x: number, y: number) => pixels[(y * WIDTH + x) * 4 + 3] ?? -1;

test('a shadow is gone where a cut-out ends at its sides and its foot, and whole in its middle', () => {
  const faded = fadeShadow(filled(120), WIDTH, HEIGHT);
  expect([opacityAt(faded, 0, 20), opacityAt(faded, 99, 20), opacityAt(faded, 50, 49)]).toEqual([0, 0, 0]);
  expect(opacityAt(faded, 50, 20)).toBe(120);
});

test('a shadow fades step by step, never back and forth', () => {
  const faded = fadeShadow(filled(120), WIDTH, HEIGHT);
  const row = Array.from({ length: 51 }, (_, x) => opacityAt(faded, x, 20));
  expect(row).toEqual(row.toSorted((a, b) => a - b));
});

test('a vehicle stays whole up to the edge, and colours stay as they are', () => {
  const solid = fadeShadow(filled(255), WIDTH, HEIGHT);
  expect(solid.equals(filled(255))).toBe(true);
  expect([...fadeShadow(filled(120), WIDTH, HEIGHT).subarray(0, 3)]).toEqual([9, 9, 9]);
});
