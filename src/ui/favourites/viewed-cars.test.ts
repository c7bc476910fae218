import { expect, test } from 'vitest';
import type { ViewedCar } from '#src/views/vehicle/vehicle-page.ts';
import { aStorage } from '#tests/factories/a-storage.ts';
import { rememberViewed } from './viewed-cars.ts';

const KEY = 'forecourt.viewed';
const aCar = (id: number): ViewedCar => ({
  id,
  stocknum: `S${id}`,
  make: 'Mazda',
  model: 'CX-5',
  body: '5D WAGON',
  simpleBody: 'SUV',
});
const viewedIds = (storage: Storage) => (JSON.parse(storage.getItem(KEY) ?? '[]') as { id: number }[]).map(({ id }) => id);

test('A6a a viewed vehicle is stored with its id, stock number, make, model and body', () => {
  const storage = aStorage();
  rememberViewed(aCar(3), storage);
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([
    { id: 3, stocknum: 'S3', make: 'Mazda', model: 'CX-5', body: '5D WAGON', simple_body: 'SUV' },
  ]);
});

test('A6b the newest view comes first, and a vehicle viewed again is there once', () => {
  const storage = aStorage();
  for (const id of [1, 2, 3, 1]) rememberViewed(aCar(id), storage);
  expect(viewedIds(storage)).toEqual([1, 3, 2]);
});

test('A6c fifty views are kept and the oldest leaves', () => {
  const storage = aStorage();
  for (let id = 1; id <= 51; id += 1) rememberViewed(aCar(id), storage);
  expect([viewedIds(storage).length, viewedIds(storage).at(0), viewedIds(storage).at(-1)]).toEqual([50, 51, 2]);
});

test.each(['{', '{}', '[7,{"id":"x"}]'])('A6d junk in the storage is passed over: %s', (junk) => {
  const storage = aStorage({ [KEY]: junk });
  rememberViewed(aCar(3), storage);
  expect(viewedIds(storage)).toEqual([3]);
});

test('A6e a storage that is off or full is no error', () => {
  const full = aStorage({}, 0);
  rememberViewed(aCar(3), null);
  rememberViewed(aCar(3), full);
  expect(viewedIds(full)).toEqual([]);
});
