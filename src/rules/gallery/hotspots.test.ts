import { expect, test } from 'vitest';
import { positionInFrame, withinPicture } from './hotspots.ts';

const at = (activeAngle: number, posX: number, posY = 50) => ({ activeAngle, posX, posY });

test('G5.3 a hotspot stands at the position whose angle is the frame shown', () =>
  expect(positionInFrame({ positions: [at(0, 10), at(1, 20), at(2, 30)] }, 1)).toEqual(at(1, 20)));
test('G5.3 a hotspot that no position shows in this frame stands nowhere', () =>
  expect(positionInFrame({ positions: [at(0, 10), at(2, 30)] }, 1)).toBeNull());
test('G5c positions outside the picture are dropped, those on its edge are kept', () => {
  const kept = withinPicture({
    description: 'Tow bar',
    positions: [at(0, -1), at(1, 0), at(2, 100), at(3, 100.1), at(4, 50, -0.1), at(5, 50, 101), at(6, Number.NaN), at(7, 50)],
  });
  expect(kept.positions.map(({ activeAngle }) => activeAngle)).toEqual([1, 2, 7]);
  expect(kept.description).toBe('Tow bar');
});
