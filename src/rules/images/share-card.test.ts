import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageAddress, readImageAddress } from './image-address.ts';
import { readShareCard, type ShareCard, shareCardAddress, shareCardText } from './share-card.ts';

const card: ShareCard = {
  photo: '/images/suv-a/f34?paint=1b3f86&s=abc',
  title: '2021 Toyota Prado GXL',
  price: '$54,990',
  seller: 'Bayside Cars',
  ground: '0b3d4a',
  ink: 'ffffff',
  accent: 'f2b134',
  onAccent: '101010',
  font: 'onest',
};
const read = (address: string) => readShareCard(new URL(address, 'http://x').searchParams);

test('W5 a card is read from its address as it was written', () => {
  expect(read(shareCardAddress(card))).toEqual(card);
  expect(read(shareCardAddress({ ...card, photo: null }))).toEqual({ ...card, photo: null });
});

test('W5 whatever a dealer writes, the address is read back with the same texts, short and without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (title) => {
      const address = shareCardAddress({ ...card, title });
      const found = read(address)?.title ?? '';
      expect(found.length).toBeLessThanOrEqual(90);
      expect(found).not.toMatch(/\p{Cc}/u);
      expect(address).toBe(shareCardAddress({ ...card, title: found }));
    }),
  );
});

test.each(['photo', 'title', 'price', 'seller', 'ground', 'ink', 'accent', 'onAccent', 'font'] as const)(
  'W5 the signature covers the card’s %s: no one else’s words get onto a dealer’s picture',
  (name) => {
    const other = { ...card, [name]: name === 'photo' ? '/images/van-a/f34' : card[name] === '101010' ? '000000' : '111111' };
    expect(shareCardText(other)).not.toBe(shareCardText(card));
    const signed = imageAddress(shareCardAddress(other), { version: null, sign: (text) => Buffer.from(text).toString('hex') });
    const order = readImageAddress(new URL(signed, 'http://x'), '');
    expect(Buffer.from(order?.signature ?? '', 'hex').toString()).toBe(shareCardText(other));
  },
);

test.each([
  { photo: 'https://elsewhere.example/x.jpg' },
  { photo: '//elsewhere.example/x.jpg' },
  { look: 'red-ffffff-f2b134-101010-onest' },
  { look: '0b3d4a-ffffff-f2b134-101010-../onest' },
])('W5 %j describes no card', (params) => {
  const url = new URL(shareCardAddress(card), 'http://x');
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  expect(readShareCard(url.searchParams)).toBeNull();
});
