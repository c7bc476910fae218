import { expect, test } from 'vitest';
import { directionOf, isPanorama } from './panorama.ts';

test('G3h a picture twice as wide as high is a panorama, any other is a picture', () => {
  expect(isPanorama({ width: 2048, height: 1024 })).toBe(true);
  expect(isPanorama({ width: 1999, height: 1000 })).toBe(true);
  expect(isPanorama({ width: 3000, height: 2000 })).toBe(false);
  expect(isPanorama({ width: 0, height: 0 })).toBe(false);
});
test('G5d the middle of a panorama lies straight ahead, its edges behind, its top overhead', () => {
  expect(directionOf({ posX: 50, posY: 50 })).toEqual({ yaw: 0, pitch: 0 });
  expect(directionOf({ posX: 0, posY: 0 })).toEqual({ yaw: -180, pitch: 90 });
  expect(directionOf({ posX: 75, posY: 75 })).toEqual({ yaw: 90, pitch: -45 });
});
