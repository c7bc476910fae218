import { expect, test } from 'vitest';
import { sliceLooks } from './prize-wheel.tsx';

const looksOf = (prizes: readonly boolean[]) => sliceLooks(prizes.map((isPrize) => ({ isPrize }))).map(({ slice }) => slice);

test('A10 prizes that follow one another on the wheel differ in colour, and what wins nothing is the ground’s', () => {
  const [first, nothing, second, third] = looksOf([true, false, true, true]);
  expect(nothing).toBe('fill-surface');
  expect(new Set([first, nothing, second, third]).size).toBe(4);
  expect(looksOf([false, true])[1]).toBe(first);
});
