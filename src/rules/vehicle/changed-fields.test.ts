import { expect, test } from 'vitest';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { changedFields, knownFields } from './changed-fields.ts';

const car = {
  price: 25_000,
  priceType: null,
  status: 'in_stock',
  reserved: true,
  sold: false,
  images: [{ url: '/1', thumbUrl: '/1' }],
  updatedAt: Date.parse('2026-11-15T00:00:00Z'),
} as unknown as Vehicle;
const changed = (photosCount: string | null, updatedAt: string | null) => changedFields(car, knownFields(photosCount, updatedAt));
const NOW = {
  price: 25_000,
  price_type: null,
  status: 'in_stock',
  reserved: true,
  sold: false,
  photos_count: 1,
  updated_at: '2026-11-15T00:00:00.000Z',
};

test('V16.1 a page that is up to date is told of no field', () => expect(changed('1', '2026-11-15T00:00:00Z')).toEqual({}));
test('V16.1 a page made before the last change is told the fields of now', () =>
  expect(changed('1', '2026-11-14T00:00:00Z')).toEqual(NOW));
test('V16.1 a page with another number of photos is told the fields of now', () =>
  expect(changed('0', '2026-11-15T00:00:00Z')).toEqual(NOW));
test.each([
  [null, null],
  ['', ''],
  ['-1', 'yesterday'],
  ['1e9', '__proto__'],
  ['9'.repeat(400), '\u0000'],
])('V16.1 a page that knows %j photos and the time %j is told the fields of now', (photos, at) =>
  expect(changed(photos, at)).toEqual(NOW),
);
