import { expect, test } from 'vitest';
import { isIslandPostcode } from '#src/rules/delivery/island-postcodes.ts';
import { australianPostcodes, centralPoint } from './postcodes.ts';
import { postcodeStates, readSuburbs } from './read-suburbs.ts';

/** Where these places are, from any map. */
test.each([
  ['2000', 'NSW', -33.87, 151.21],
  ['3000', 'VIC', -37.81, 144.96],
  ['4006', 'QLD', -27.45, 153.04],
  ['4870', 'QLD', -16.92, 145.77],
  ['5000', 'SA', -34.93, 138.6],
  ['6000', 'WA', -31.95, 115.86],
  ['7000', 'TAS', -42.88, 147.33],
  ['0870', 'NT', -23.7, 133.88],
  ['2600', 'ACT', -35.31, 149.12],
  ['4171', 'QLD', -27.455, 153.06],
  ['4513', 'QLD', -27.1, 152.88],
])('D9.1 the postcode %s is in %s, where the map has it', async (postcode, state, lat, long) => {
  const place = await australianPostcodes.find(postcode);
  expect(place?.state).toBe(state);
  expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(0.1);
  expect(Math.abs((place?.long ?? 0) - long)).toBeLessThan(0.1);
});
test.each(['0000', '9999', 'abcd', '４０００', '', 'constructor'])('D9.1 %j is nowhere', async (postcode) =>
  expect(await australianPostcodes.find(postcode)).toBeNull(),
);
test('M12r every postcode of the list has a position but the North Pole and two that the list itself places abroad', async () => {
  const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
  const found = await Promise.all(all.map((postcode) => australianPostcodes.find(postcode)));
  expect(found.filter((place) => place !== null)).toHaveLength(3172);
});
test('M12s one place at the wrong end of the country does not move the centre', () => {
  const points = [
    { lat: -36.4, long: 141.3 },
    { lat: -36.3, long: 141.4 },
    { lat: -12.4, long: 130.9 },
  ];
  expect(centralPoint(points, points)).toEqual({ lat: -36.3, long: 141.4 });
  expect(centralPoint([], points)).toBeNull();
});

const listed = readSuburbs();
const isListed = async (postcode: string, place: string) =>
  (await listed).some((one) => one.postcode === postcode && one.locality === place.toUpperCase());
test('M12.2 every postcode of the list whose places are all called an island is taken for one', async () => {
  const byPostcode = Map.groupBy(await listed, ({ postcode }) => postcode);
  const islands = [...byPostcode].flatMap(([postcode, all]) =>
    all.every(({ locality }) => /\bislands?$/i.test(locality)) ? [postcode] : [],
  );
  expect(islands.length).toBeGreaterThan(10);
  expect(islands.filter((postcode) => !isIslandPostcode(postcode))).toEqual([]);
});
test.each([
  ['3921', 'French Island'],
  ['0885', 'Alyangula'],
  ['4025', 'Moreton Island'],
  ['4183', 'North Stradbroke Island'],
  ['4819', 'Magnetic Island'],
  ['4875', 'Thursday Island'],
  ['5223', 'Kingscote'],
  ['7151', 'Macquarie Island'],
  ['7255', 'Whitemark'],
  ['7256', 'Currie'],
])('M12.2 the postcode %s with %s is an island’s, whatever else is in it', async (postcode, place) =>
  expect([await isListed(postcode, place), isIslandPostcode(postcode)]).toEqual([true, true]),
);
test.each([
  ['4816', 'Palm Island', 'Alligator Creek'],
  ['4581', 'Fraser Island', 'Rainbow Beach'],
  ['3925', 'Churchill Island', 'San Remo'],
])('M12.2 the postcode %s with %s is not: it has %s on the mainland', async (postcode, island, place) =>
  expect([await isListed(postcode, island), await isListed(postcode, place), isIslandPostcode(postcode)]).toEqual([
    true,
    true,
    false,
  ]),
);
test.each([
  ['6000', ['WA']],
  ['0872', ['NT', 'SA', 'WA']],
  ['2620', ['ACT', 'NSW']],
  ['9998', []],
])('P16.2 the postcode %s is in %j', async (postcode, states) => expect(await postcodeStates(postcode)).toEqual(states));
