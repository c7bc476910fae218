import { expect, test } from 'vitest';
import { embedSize } from './embed-size.ts';

test('L13.1 an outside scheduler is 1000 wide and 1100 high where its page does not say', () =>
  expect(embedSize('scheduler', {})).toEqual({ width: 1000, height: 1100 }));

test('N5.3 a detail is 750 high, and as wide as there is room, where its page does not say', () =>
  expect(embedSize('detail', {})).toEqual({ width: null, height: 750 }));

test('L13g a page may say either measure and leave the other', () => {
  expect(embedSize('scheduler', { height: 900 })).toEqual({ width: 1000, height: 900 });
  expect(embedSize('detail', { width: 640 })).toEqual({ width: 640, height: 750 });
});
