import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAfterDrag, frameAfterKey, loadedFrames, openingFrame, wrappedIndex } from './spin-frames.ts';

const count = fc.integer({ min: 1, max: 72 });
const moved = fc.integer({ min: -5000, max: 5000 });

test.each([
  [45, 24, 3],
  [45, 36, 5],
  [315, 24, 21],
  [0, 24, 0],
  [359, 24, 0],
  [45, 2, 0],
  [45, 0, 0],
])('a spin that starts at %d° begins with the nearest of %d frames, the one at %d', (degrees, frames, at) =>
  expect(openingFrame(degrees, frames)).toBe(at),
);

test('G4.3 twenty pixels turn the vehicle by one frame, nineteen by none', () => {
  expect(frameAfterDrag(5, 20, 20, 24)).toBe(6);
  expect(frameAfterDrag(5, 19, 20, 24)).toBe(5);
  expect(frameAfterDrag(5, -19, 20, 24)).toBe(5);
  expect(frameAfterDrag(0, -40, 20, 24)).toBe(22);
});
test('G4b a drag and the same drag back end where they began', () => {
  fc.assert(
    fc.property(count, moved, (frames, px) => {
      const there = frameAfterDrag(0, px, 20, frames);
      return frameAfterDrag(there, -px, 20, frames) === 0 && there >= 0 && there < frames;
    }),
  );
});
test('G4.2 as many steps as there are frames make one full loop, in which each is met once', () => {
  fc.assert(
    fc.property(count, fc.nat(), (frames, begun) => {
      const met = Array.from({ length: frames }, (_, step) => wrappedIndex(begun + step, frames));
      return new Set(met).size === frames && wrappedIndex(begun + frames, frames) === wrappedIndex(begun, frames);
    }),
  );
});
test('G4.3 the arrows turn by one frame and past the ends; other keys turn nothing', () => {
  expect(frameAfterKey(23, 'ArrowRight', 24)).toBe(0);
  expect(frameAfterKey(0, 'ArrowLeft', 24)).toBe(23);
  expect(frameAfterKey(7, 'Home', 24)).toBe(0);
  expect(frameAfterKey(7, 'End', 24)).toBe(23);
  expect(frameAfterKey(7, 'Tab', 24)).toBeNull();
});
test('G4.4 a frame that failed is passed over', () => expect(loadedFrames(4, new Set([1]))).toEqual([0, 2, 3]));
test('G4f no frames at all are no place to fall from', () => expect(wrappedIndex(3, 0)).toBe(0));
