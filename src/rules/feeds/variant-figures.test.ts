import { expect, test } from 'vitest';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readTank, readTorque } from './read-figures.ts';
import { Makes } from './read-make.ts';
import { RowReader } from './read-row.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
const read = (more: Readonly<Record<string, string>>) => {
  const row: Record<string, string> = { Make: 'Alba', Model: 'Nova', Year: '2021', ...more };
  return new RowReader(proposeMapping(Object.keys(row), [row], aids).mapping, aids).read((column) => row[column]);
};

test('J8 the maker’s figures of a dealer’s file are read: what a car tows, weighs and holds', () =>
  expect(
    read({ TowingBraked: '3,500 kg', GVM: '3.05 t', FuelTankCapacity: '80 L', 'Max Torque': '500Nm' }).vehicle.variant,
  ).toMatchObject({ towingcapacitybraked: 3500, grossvehiclemass: 3050, fuelcapacity: 80, torque: '500 Nm' }));

test.each([
  ['80', 80, 'plain'],
  ['57.5 litres', 57.5, 'plain'],
  ['0', null, 'plain'],
  ['-', null, 'plain'],
  ['501', null, 'unreadable'],
  ['full', null, 'unreadable'],
])('J8 a fuel tank of "%s" holds %s litres (%s)', (text, value, how) => expect(readTank(text)).toEqual({ value, how }));

test.each([
  ['252', '252 Nm', 'plain'],
  ['252 N.m', '252 Nm', 'plain'],
  ['500Nm @ 1750-2500rpm', '500Nm @ 1750-2500rpm', 'plain'],
  ['0', null, 'plain'],
  ['plenty', null, 'unreadable'],
])('J8 a torque of "%s" is "%s" (%s)', (text, value, how) => expect(readTorque(text)).toEqual({ value, how }));

const frames = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/spin-${at}.jpg`);

test('J8 the frames of a spin are in one column or in one each, in the order of the file, and are no photos', () => {
  const [first = '', second = '', third = ''] = frames(3);
  expect(read({ 'Spin Images': [first, second].join('|'), Photos: third }).vehicle).toMatchObject({
    spin_images: [first, second],
    images: [third],
  });
  expect(read({ spin_12: second, spin_11: first, '360 images': third }).vehicle).toMatchObject({
    spin_images: [second, first, third],
    images: [],
  });
});

test.each(['Yes', 'https://viewer.example/spin/77'])('J8 a column Spin that says "%s" has no frames', (text) =>
  expect(read({ Spin: text }).vehicle.spin_images).toEqual([]),
);

test('J8 frames beyond those that are stored are told', () => {
  const { vehicle, notes } = read({ Spin: frames(VEHICLE_LIMITS.spinFrames + 2).join('|') });
  expect(vehicle.spin_images).toEqual(frames(VEHICLE_LIMITS.spinFrames));
  expect(notes).toEqual([{ column: 'Spin', how: 'repaired', from: '74 frames', to: 'the first 72; 2 left out' }]);
});
