import { expect, test } from 'vitest';
import { clipRing } from './clip-ring.ts';
import { bearingWords } from './distance.ts';
import { mapAddress, unknownPlaceholders } from './map-address.ts';
import { MAP_FRAME, type Outlines, regionMap } from './region-map.ts';

const BRISBANE = { name: 'Brisbane', lat: -27.47, long: 153.025 };

test.each([
  [{ lat: -26.65, long: 153.1 }, 'About 91 km north of Brisbane'],
  [{ lat: -28.065, long: 153.386 }, 'About 75 km south-east of Brisbane'],
  [{ lat: -27.468, long: 153.0067 }, 'About 2 km west of central Brisbane'],
])('D3a a place is told by its distance and direction from the capital', (place, words) =>
  expect(bearingWords(BRISBANE, place)).toBe(words),
);
test('D3b in the middle of the capital nothing is said of it', () => expect(bearingWords(BRISBANE, BRISBANE)).toBeNull());

test('D3c a shore is cut off at the sides of a map', () => {
  const frame = { width: 10, height: 10 };
  const around = [
    [-5, -5],
    [15, -5],
    [15, 15],
    [-5, 15],
  ] as const;
  const corners = clipRing(around, frame).map(([x, y]) => `${x} ${y}`);
  expect(new Set(corners)).toEqual(new Set(['0 0', '10 0', '10 10', '0 10']));
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      frame,
    ),
  ).toEqual([]);
});

const town = (name: string, lat: number, long: number) => ({ name, state: 'QLD', rank: 1, lat, long });
/** A shore goes by so close that every map is looked at from near. */
const shore = [town('', -20, 153), town('', -30, 153), town('', -30, 160), town('', -20, 160)];
const outlines = (towns: Outlines['towns']): Outlines => ({ coast: [shore], borders: [], towns });

test('D3d a map is true to scale around its middle', () => {
  const map = regionMap(
    outlines([town('North', -27 + 50 / 111.195, 153), town('East', -27, 153 + 50 / (111.195 * Math.cos((27 * Math.PI) / 180)))]),
    {
      lat: -27,
      long: 153,
    },
  );
  const far = map.towns.map(
    ({ at: [x, y] }) => Math.hypot(x - MAP_FRAME.width / 2, y - MAP_FRAME.height / 2) / map.scale.pixelsPerKm,
  );
  expect(far).toHaveLength(2);
  for (const km of far) expect(km).toBeCloseTo(50, 1);
});
test('D3e of two towns whose names would run into one another the map shows one', () => {
  const near = [
    town('Northern Town', -26.6, 153.5),
    town('Other Northern Town', -26.601, 153.501),
    town('Third One', -26.602, 153.502),
  ];
  expect(regionMap(outlines(near), { lat: -27, long: 153 }).towns.map(({ name }) => name)).not.toContain('Third One');
});

test('D3h inland a map looks from further away until there is a shore or two towns to know the place by', () => {
  const south = (km: number) => -37 - km / 111.195;
  const island = (km: number) => [
    [town('', south(km), 144), town('', south(km), 146), town('', south(km + 50), 146), town('', south(km + 50), 144)],
  ];
  const barAt = (km: number) => regionMap({ ...outlines([]), coast: island(km) }, { lat: -37, long: 145 }).scale.barKm;
  expect([barAt(10), barAt(40), barAt(70), barAt(900)]).toEqual([20, 40, 50, 50]);
  const towns = [town('West', -37, 144.58), town('East', -37, 145.42)];
  const bar = (known: Outlines['towns']) =>
    regionMap({ coast: [], borders: [], towns: known }, { lat: -37, long: 145 }).scale.barKm;
  expect([bar(towns.slice(1)), bar(towns)]).toEqual([50, 20]);
});

test('D3 a town is shown only where its whole name has room above the caption', () => {
  const [one] = regionMap(outlines([town('Noosa', -27 + 50 / 111.195, 153)]), { lat: -27, long: 153 }).towns;
  // 50 km to the north are 160 pixels above the middle, and its name stands 12 above that.
  expect(one?.needs.height).toBeCloseTo(2 * (160 + 12), -1);
  expect(one?.needs.width).toBeGreaterThanOrEqual(2 * 'Noosa'.length * 7);
});

test('D3.1 a provider’s address is filled in with the location’s own map_key, nothing of it breaking out', () =>
  expect(mapAddress('https://maps.example/{map_key}.png?at={lat}', { map_key: 'a b/&', lat: -27.5 })).toBe(
    'https://maps.example/a%20b%2F%26.png?at=-27.5',
  ));
test('D3g where a value is not known there is no address, and what nobody knows is not a value', () => {
  expect(mapAddress('https://maps.example/{map_key}.png', { map_key: null })).toBeNull();
  expect(unknownPlaceholders('https://maps.example/{map_key}/{secret}')).toEqual(['secret']);
});
