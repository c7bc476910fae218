import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { hotspotsOf } from '#demo/fleet/hotspots.ts';
import { paintOf } from '#demo/fleet/paints.ts';
import { pictureOf } from '#demo/fleet/picture-of.ts';
import { knownPictures } from '#src/adapters/images/picture-index.ts';
import { type VehicleInput, vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';

const NOW = new Date('2026-07-15T03:00:00Z');
const names = (await readdir(path.join(import.meta.dirname, 'stock'))).map((name) => path.basename(name, '.json'));
const fleet = (await Promise.all(names.map((name) => firstStock(name, NOW)))).flatMap((rows) =>
  (rows ?? []).map((row) => vehicleInput.parse(row)),
);

const BODIES =
  'hatch|sedan|suv|four-by-four|ute|cab-chassis|wagon|coupe|convertible|van|people-mover|light-truck|bus|caravan|pop-top|camper|motorhome|liftback|crossover';
const OUTSIDE = new RegExp(
  `^/images/((?:${BODIES})-[ab])/(?:f34|side|r34|front|rear|nose|wheel|spin(?:[01]\\d|2[0-3]))\\?paint=([0-9a-f]{6})$`,
);
const INSIDE = /^\/images\/([a-z0-9-]+-[ab])\/(?:dash|cabin|kitchen|pano)$/;
const photosOutside = (car: VehicleInput) => car.images.map(({ url }) => url ?? '').filter((url) => !INSIDE.test(url));

test('every photo is a view of the project’s own pictures, in the paint of the vehicle’s colour', () => {
  for (const car of fleet) {
    const pictures = [...photosOutside(car), ...car.spin_images].map((url) => OUTSIDE.exec(url ?? ''));
    expect(pictures.map((one) => one?.[2])).toEqual(pictures.map(() => paintOf(car.colour ?? '')));
    expect(car.spin_interior_image ?? '/images/suv-a/pano').toMatch(INSIDE);
  }
});

test('no photo is a frame of a spin: it would only pad the count', () =>
  expect(fleet.flatMap(({ images }) => images.filter(({ url }) => url?.includes('/spin')))).toEqual([]));

test('the photos begin with the view from the front, and no photo is shown twice', () => {
  for (const { images } of fleet) {
    expect(images.findIndex(({ url }) => url?.includes('/f34?'))).toBe(images.length === 0 ? -1 : 0);
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
  }
});

test('a model always wears the same face', () => {
  const faces = new Map<string, Set<string | undefined>>();
  for (const car of fleet) {
    const key = `${car.make} ${car.model} ${car.simple_body} ${car.bodyconfiguration}`;
    const seen = photosOutside(car).map((url) => OUTSIDE.exec(url)?.[1]);
    faces.set(key, new Set([...(faces.get(key) ?? []), ...seen]));
  }
  expect([...faces].filter(([, seen]) => seen.size > 1)).toEqual([]);
});

test('a spin has 24 frames in the order of the turn', () => {
  const spins = fleet.filter(({ spin_images }) => spin_images.length > 0);
  expect(spins.length).toBeGreaterThan(100);
  for (const { spin_images } of spins) {
    expect(spin_images.map((url) => Number(/spin(\d\d)/.exec(url ?? '')?.[1]))).toEqual(
      Array.from({ length: 24 }, (_, at) => at),
    );
  }
});

test('hotspots stand only where there is a view to show them in, and inside its picture', () => {
  for (const { hotspots, spin_images, spin_interior_image } of fleet) {
    expect(spin_images.length > 0 || hotspots.exterior.length === 0).toBe(true);
    expect(spin_interior_image !== null || hotspots.interior.length === 0).toBe(true);
    const positions = [...hotspots.exterior, ...hotspots.interior].flatMap((one) => one.positions);
    expect(positions.filter(({ posX, posY }) => posX < 5 || posX > 95 || posY < 5 || posY > 95)).toEqual([]);
  }
});

test('a spot on the nose is seen from the front and never from behind, and travels with the nose', () => {
  const [spot] = hotspotsOf([{ words: 'Badge', at: [1, 0, 0.4], on: 'nose' }], () => null);
  const frames = spot?.positions.map(({ activeAngle }) => activeAngle) ?? [];
  expect(frames).toContain(0);
  expect(frames).not.toContain(12);
  const x = (frame: number) => spot?.positions.find(({ activeAngle }) => activeAngle === frame)?.posX ?? Number.NaN;
  expect(x(4)).toBeGreaterThan(x(0));
  expect(x(20)).toBeLessThan(x(0));
});

test('every picture that a vehicle shows was rendered', () => {
  const known = knownPictures(path.join(import.meta.dirname, 'pictures', 'layers'));
  const shown = fleet.flatMap((car) => [...car.images.map(({ url }) => url), ...car.spin_images, car.spin_interior_image]);
  const missing = shown.filter((url) => {
    const [, name = '', view = ''] = /^\/images\/([^/]+)\/([a-z0-9]+)/.exec(url ?? '/images/suv-a/f34') ?? [];
    return known.get(name)?.includes(view) !== true;
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('both faces are met', () => {
  const faces = (urls: readonly (string | null)[]) => new Set(urls.map((url) => /-([ab])\//.exec(url ?? '')?.[1]));
  expect(faces(fleet.flatMap(photosOutside))).toEqual(new Set(['a', 'b']));
});

test('a body without a picture and a colour without paint are named', () => {
  expect(() => pictureOf({ make: 'Any', model: 'Any', simple_body: 'Boat' })).toThrow('There is no picture of a body "Boat".');
  expect(() => paintOf('Ultraviolet')).toThrow('There is no paint for the colour "Ultraviolet".');
});
