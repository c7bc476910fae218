import { expect, test } from 'vitest';
import type { SaveView } from '#src/views/card/save-view.ts';
import { aStorage } from '#tests/factories/a-storage.ts';
import { Favourites } from './favourites.ts';

const KEY = 'forecourt.favourites.7';
const aCar = (id: number, facts: Partial<SaveView> = {}): SaveView => ({
  id,
  name: `2022 Mazda ${id}`,
  slug: `2022-mazda-${id}`,
  make: 'Mazda',
  model: String(id),
  imageUrl: null,
  dealershipId: 7,
  label: 'Save',
  ...facts,
});
const stored = (id: number) => ({
  id,
  name: `2022 Mazda ${id}`,
  slug: `2022-mazda-${id}`,
  make: 'Mazda',
  model: String(id),
  primary_image_url: null,
});
const inBrowser = (storage: Storage | null, events = new EventTarget()) =>
  new Favourites({ storage: () => storage, events: () => events });
const ids = (favourites: Favourites) => favourites.read().cars.map(({ id }) => id);

test('A5m a kept vehicle is stored with its id, name, slug, make, model and picture, under its dealership', () => {
  const storage = aStorage();
  expect(inBrowser(storage).toggle(aCar(3, { imageUrl: '/images/3' }))).toBe('saved');
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([{ ...stored(3), primary_image_url: '/images/3' }]);
});

test('A5n the button lets a kept vehicle go, and leaves nothing behind', () => {
  const storage = aStorage();
  const favourites = inBrowser(storage);
  favourites.toggle(aCar(3));
  expect(favourites.toggle(aCar(3))).toBe('removed');
  expect([ids(favourites), storage.length]).toEqual([[], 0]);
});

test('A5o the vehicles of all dealerships of the site are kept, in the order they were kept in each', () => {
  const favourites = inBrowser(aStorage());
  for (const car of [aCar(3, { dealershipId: 10 }), aCar(9), aCar(5)]) favourites.toggle(car);
  expect(ids(favourites)).toEqual([9, 5, 3]);
});

test.each(['', '{', 'null', '7', '"x"', '{"id":1}', '[null,7,"x",[]]', '[{"id":"1"}]', '[{"id":-1}]', '[{"id":1,"name":null}]'])(
  'A5p junk in the storage is no favourite and no error: %s',
  (junk) => {
    const favourites = inBrowser(aStorage({ [KEY]: junk }));
    expect(favourites.read()).toEqual({ state: 'on', cars: [] });
    favourites.toggle(aCar(3));
    expect(ids(favourites)).toEqual([3]);
  },
);

test('A5q what is right among junk is kept, each vehicle once and with nothing more than it should have', () => {
  const text = JSON.stringify([stored(3), { ...stored(4), price: 1 }, stored(3), { ...stored(0.5) }]);
  expect(inBrowser(aStorage({ [KEY]: text, 'forecourt.favourites.x': text, other: '[' })).read().cars).toEqual([
    stored(3),
    stored(4),
  ]);
});

test('A5r where storage is off nothing can be kept', () => {
  expect(inBrowser(null).read()).toEqual({ state: 'off', cars: [] });
});

test('A5s what is kept is not known on a server', () => {
  expect(inBrowser(aStorage({ [KEY]: JSON.stringify([stored(3)]) })).readOnServer()).toEqual({ state: 'unknown', cars: [] });
});

test('A5t a browser that has no room says so, and what was kept stays', () => {
  const before = JSON.stringify([stored(3)]);
  const favourites = inBrowser(aStorage({ [KEY]: before }, before.length));
  expect(favourites.toggle(aCar(4))).toBe('full');
  expect(ids(favourites)).toEqual([3]);
});

test.each(['storage', 'pageshow'])('A5u a change in another tab is seen (%s)', (kind) => {
  const storage = aStorage();
  const events = new EventTarget();
  const favourites = inBrowser(storage, events);
  const seen: number[][] = [];
  const stop = favourites.subscribe(() => seen.push(ids(favourites)));
  expect(ids(favourites)).toEqual([]);
  storage.setItem(KEY, JSON.stringify([stored(3)]));
  events.dispatchEvent(Object.assign(new Event(kind), { key: KEY }));
  stop();
  storage.removeItem(KEY);
  events.dispatchEvent(Object.assign(new Event(kind), { key: KEY }));
  expect(seen).toEqual([[3]]);
});

test('A5v a vehicle kept in another tab meanwhile is not lost by keeping one here', () => {
  const storage = aStorage();
  const favourites = inBrowser(storage);
  favourites.read();
  storage.setItem(KEY, JSON.stringify([stored(3)]));
  favourites.toggle(aCar(4));
  expect(ids(favourites)).toEqual([3, 4]);
});

test('A5w what is read stays the same object until something changes', () => {
  const favourites = inBrowser(aStorage());
  const before = favourites.read();
  expect(favourites.read()).toBe(before);
  favourites.toggle(aCar(3));
  expect(favourites.read()).not.toBe(before);
});
