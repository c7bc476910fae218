import { expect, test } from 'vitest';
import { type PromoInput, type PromoTile, promoCells, tileText } from '#src/rules/search/promo-cells.ts';
import { switchSchema } from '#src/site/switches/switches.ts';

interface Named extends PromoTile {
  readonly name: string;
}
const aTile = (name: string, facts: Partial<PromoTile> = {}): Named => ({
  name,
  carTypes: [],
  strict: false,
  starts: null,
  expires: null,
  position: null,
  ...facts,
});
const NOW = Date.parse('2026-03-10T12:00:00+10:00');
const cellsOf = (input: Partial<PromoInput<Named>>) =>
  promoCells({
    tiles: [aTile('a')],
    positions: [8, 17],
    random: false,
    shuffle: false,
    always: false,
    carTypes: ['used'],
    now: NOW,
    seed: 'site /search/ 2026-3-10',
    cells: 21,
    ...input,
  }).map(({ position, tile }) => `${position}${tile.name}`);

test('S18.2 a tile stands in the configured cells, 8 and 17 by default', () => {
  expect(cellsOf({ positions: switchSchema.parse({}).promoPositions })).toEqual(['8a', '17a']);
  expect(cellsOf({ positions: [2, 21] })).toEqual(['2a', '21a']);
});

test.each([[[]], [['new']], [['demo', 'used']]])('S18.3 with the car types %j chosen there is none', (carTypes) =>
  expect(cellsOf({ carTypes })).toEqual([]),
);

test('S18.3 the site’s flag shows tiles in every search', () =>
  expect(cellsOf({ always: true, carTypes: [] })).toEqual(['8a', '17a']));

test('S18.9 tiles are ordered by position and take the cells in turn, again from the first', () =>
  expect(cellsOf({ tiles: [aTile('a'), aTile('b')], positions: [9, 3, 6] })).toEqual(['3a', '6b', '9a']));

test('S18.7 a tile with a position of its own takes that cell, and the others take the configured ones', () =>
  expect(cellsOf({ tiles: [aTile('a'), aTile('b', { position: 5 }), aTile('c')], positions: [8, 17] })).toEqual([
    '5b',
    '8a',
    '17c',
  ]));

test('S18.7 a cell that is a tile’s own goes to no other', () =>
  expect(cellsOf({ tiles: [aTile('a'), aTile('b', { position: 8 })], positions: [8, 17] })).toEqual(['8b', '17a']));

test('S18.8 a tile that is not showing leaves its place empty rather than moving the others', () => {
  const gone = { expires: '2026-03-01T00:00:00+10:00' };
  expect(cellsOf({ tiles: [aTile('a', gone), aTile('b')], positions: [8, 17] })).toEqual(['17b']);
  expect(cellsOf({ tiles: [aTile('a', { ...gone, position: 4 }), aTile('b')], positions: [8] })).toEqual(['8b']);
});

test('S18.2 a cell past the end of the page is left out', () => expect(cellsOf({ cells: 10 })).toEqual(['8a']));

test('S18.2 a tile may follow the last hit, but not leave a gap', () =>
  expect([cellsOf({ cells: 7, positions: [8] }), cellsOf({ cells: 6, positions: [8] })]).toEqual([['8a'], []]));

test('S18.2 a page without hits has no tiles', () => expect(cellsOf({ cells: 0, positions: [1] })).toEqual([]));

test.each([
  ['before its start', { starts: '2026-03-10T12:00:01+10:00' }, []],
  ['at its start', { starts: '2026-03-10T12:00:00+10:00' }, ['8a']],
  ['just before its end', { expires: '2026-03-10T12:00:01+10:00' }, ['8a']],
  ['at its end', { expires: '2026-03-10T12:00:00+10:00' }, []],
])('S18.6 a tile %s', (_when, facts, cells) => expect(cellsOf({ tiles: [aTile('a', facts)], positions: [8] })).toEqual(cells));

test.each([
  ['strict', [], []],
  ['strict', ['used'], ['8a']],
  ['strict', ['used', 'demo'], ['8a']],
  ['strict', ['used', 'new'], []],
  ['not strict', [], ['8a']],
  ['not strict', ['used', 'new'], []],
])('S18.10 a %s tile for used and demo, with %j chosen: %j', (how, carTypes, cells) => {
  const tile = aTile('a', { carTypes: ['used', 'demo'], strict: how === 'strict' });
  expect(cellsOf({ tiles: [tile], positions: [8], carTypes, always: true })).toEqual(cells);
});

const days = Array.from({ length: 60 }, (_, day) => `site /search/used-cars 2026-3-${day}`);

test('S18.4 a random position is one of cells 3 to 5, and each of them comes up', () =>
  expect([...new Set(days.flatMap((seed) => cellsOf({ random: true, seed })))].toSorted()).toEqual(['3a', '4a', '5a']));

test('H7.1 the same site, address and day give the same position and order', () => {
  const input = { random: true, shuffle: true, tiles: [aTile('a'), aTile('b'), aTile('c')] };
  expect(days.map((seed) => cellsOf({ ...input, seed }))).toEqual(days.map((seed) => cellsOf({ ...input, seed })));
});

test('S18.9 shuffled tiles come in every order, a day at a time', () => {
  const input = { shuffle: true, positions: [3, 6, 9], tiles: [aTile('a'), aTile('b'), aTile('c')] };
  expect(new Set(days.map((seed) => cellsOf({ ...input, seed }).join(' '))).size).toBe(6);
});

test.each([
  ['We Want Your Car! We buy all types of cars', 'caravan', 'We Want Your Caravan! We buy all types of caravans'],
  ['SELL YOUR CAR, Cars wanted', 'caravan', 'SELL YOUR CARAVAN, Caravans wanted'],
  ['Caravan care, carpets and a scar', 'caravan', 'Caravan care, carpets and a scar'],
  ['We Want Your Car!', 'car', 'We Want Your Car!'],
])('P5i %j on a %s site says %j', (text, word, said) => expect(tileText(text, word)).toBe(said));
