import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageAddress, photoAddress, readImageAddress, signedText } from '#src/rules/images/image-address.ts';

const read = (address: string, accept = 'image/avif,image/webp') => readImageAddress(new URL(address, 'http://x'), accept);

test('N5.1 a picture is 640 wide at quality 75 where its address does not say', () => {
  expect(read('/images/suv-a/f34?paint=1b3f86')).toEqual({
    kind: 'vehicle',
    body: 'suv-a',
    view: 'f34',
    paint: '1b3f86',
    studio: 'cool',
    width: 640,
    quality: 75,
    format: 'avif',
    version: null,
    signature: '',
  });
});
test('N5.1 width, quality, format and studio are the address’s', () => {
  expect(read('/images/suv-a/side?w=320&q=60&f=jpeg&studio=dark')).toMatchObject({
    width: 320,
    quality: 60,
    format: 'jpeg',
    studio: 'dark',
  });
});
test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
])('N5c a browser that takes %s gets %s', (accept, format) =>
  expect(read('/images/suv-a/f34', accept)).toMatchObject({ format }),
);
test('N5.2 an icon is tinted by its address', () => {
  expect(read('/images/icons/toyota?tint=0f7a43')).toEqual({
    kind: 'icon',
    name: 'toyota',
    tint: '0f7a43',
    version: null,
    signature: '',
  });
});
test.each([
  '/images/suv-a/f34?w=641',
  '/images/suv-a/f34?w=99999999999',
  '/images/suv-a/f34?w=640.0',
  '/images/suv-a/f34?q=1',
  '/images/suv-a/f34?f=gif',
  '/images/suv-a/f34?paint=red',
  '/images/suv-a/f34?studio=../x',
  '/images/../etc/passwd',
  '/images/suv-a/..%2f..%2fetc',
  '/images/suv-a/f34/more',
  '/images/suv-a',
  '/images/icons/toyota?tint=%22/%3E',
  '/images/suv-a/f34?v=%3Cscript%3E',
])('N5e %s is refused', (address) => expect(read(address)).toBeNull());
test('N5f no address makes it fail, and what it lets through is plain names and numbers of its lists', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const order = read(`/images${path}?${query}`);
      if (order?.kind === 'vehicle') expect(order.body + order.view + order.studio).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});
test('N5g an own picture takes a width, a studio and a version; another address is left alone', () => {
  const how = { width: 320, studio: 'dark', version: 'abc', sign: () => 'X' };
  expect(imageAddress('/images/suv-a/f34?paint=1b3f86', how)).toBe('/images/suv-a/f34?paint=1b3f86&studio=dark&v=abc&s=X&w=320');
  expect(imageAddress('https://photos.example/1.jpg', how)).toBe('https://photos.example/1.jpg');
});
test('N5 a dealer’s photo is asked for by its hash, in the same widths, qualities and formats', () => {
  const hash = '0123456789abcdef'.repeat(2);
  const order = { kind: 'photo', hash, width: 640, quality: 75, format: 'webp', version: null, signature: '' };
  expect(read(`/images/photos/${hash}`, 'image/webp,*/*')).toEqual(order);
  expect(read(`/images/photos/${hash}?w=1200&q=60&f=avif`)).toEqual({ ...order, width: 1200, quality: 60, format: 'avif' });
  for (const wrong of [`${hash}?w=641`, `${hash}0`, hash.slice(1), hash.toUpperCase(), '..', `${hash}?f=svg`])
    expect(read(`/images/photos/${wrong}`)).toBeNull();
});
test('N5 a dealer’s photo stands in no studio and needs no version: its hash is one', () => {
  const address = photoAddress('ab'.repeat(16));
  expect(imageAddress(address, { width: 320, studio: 'dark', version: 'abc', sign: () => 'X' })).toBe(`${address}?s=X&w=320`);
});
test('H8 an address that names no image of ours is not signed, whatever a dealer wrote', () => {
  const sign = () => 'X';
  expect(imageAddress('/images/yard.jpg', { version: null, sign })).toBe('/images/yard.jpg');
  expect(imageAddress('/images/suv-a/f34?paint=red', { version: null, sign })).toBe('/images/suv-a/f34?paint=red');
});
test('H8 what is signed differs wherever the picture does, and is the same in every width, quality and format', () => {
  const one = fc.record({
    body: fc.constantFrom('suv-a', 'suv-b'),
    view: fc.constantFrom('f34', 'side'),
    paint: fc.constantFrom('000000', 'ffffff'),
    studio: fc.constantFrom('none', 'cool'),
  });
  const size = fc.record({
    w: fc.constantFrom('160', '640'),
    q: fc.constantFrom('50', '75'),
    f: fc.constantFrom('avif', 'jpeg'),
  });
  const textOf = ({ body, view, ...rest }: Record<'body' | 'view' | 'paint' | 'studio', string>, how: Record<string, string>) => {
    const order = read(`/images/${body}/${view}?${new URLSearchParams({ ...rest, ...how })}`);
    return order === null ? null : signedText(order);
  };
  fc.assert(
    fc.property(one, one, size, size, (first, second, a, b) => {
      expect(textOf(first, a) === textOf(second, b)).toBe(JSON.stringify(first) === JSON.stringify(second));
    }),
  );
});
