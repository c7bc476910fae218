import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturesApart } from './pictures-apart.ts';

const [RED, BLUE] = ['/images/suv-a/f34?paint=8c1c22', '/images/suv-a/f34?paint=1b3f86'];
const PHOTO = 'https://maker.example/hs.jpg';

test('N2 a drawing that would stand beside the same one takes another paint of the list', () => {
  expect(picturesApart([RED, RED, BLUE])).toEqual([RED, BLUE, '/images/suv-a/side?paint=1b3f86']);
});
test('N2 a drawing with no other paint to take is seen from the side', () => {
  expect(picturesApart([RED, RED])).toEqual([RED, '/images/suv-a/side?paint=8c1c22']);
});
test('N2 what does not repeat, a maker’s photo and a model without a picture stay as they are', () => {
  const list = [RED, BLUE, PHOTO, PHOTO, null, null];
  expect(picturesApart(list)).toEqual(list);
});

const drawing = fc
  .tuple(
    fc.constantFrom('suv-a', 'suv-b', 'hatch-a'),
    fc.constantFrom('8c1c22', '1b3f86', 'f2f3f2', '0f6a73', 'b4b8bb', 'c8641b'),
  )
  .map(([body, paint]) => `/images/${body}/f34?paint=${paint}`);

test('N2 no drawing is the same as the one before it, and its body never changes', () => {
  fc.assert(
    fc.property(fc.array(drawing, { maxLength: 40 }), (list) => {
      const apart = picturesApart(list);
      expect(apart.map((address) => address?.split('/')[2])).toEqual(list.map((address) => address.split('/')[2]));
      apart.forEach((address, at) => {
        if (at > 0) expect(address).not.toBe(apart[at - 1]);
      });
    }),
  );
});
