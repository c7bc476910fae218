import { expect, test } from 'vitest';
import { phoneSizes } from './phone-sizes.ts';

test('a phone’s picture is as wide as its box until that times the screen’s density is more than 640 pixels; other windows are told nothing new', () =>
  expect(phoneSizes('(width >= 1040px) 420px, 92vw').split(', (width')).toEqual([
    '(width < 900px) and (resolution > 3x) min(92vw, 160px)',
    ' < 900px) and (resolution > 2x) min(92vw, 213px)',
    ' < 900px) and (resolution > 1x) min(92vw, 320px)',
    ' < 900px) min(92vw, 640px)',
    ' >= 1040px) 420px, 92vw',
  ]));

test('a box too small for a wide picture on any screen keeps its size', () => {
  expect(phoneSizes('160px')).toBe('160px');
  expect(phoneSizes('161px')).not.toBe('161px');
});
