import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { knownPictures, pictureIndex } from '#src/adapters/images/picture-index.ts';
import { BODIES } from './bodies/bodies.ts';
import { pictureBodyOf } from './picture-body-of.ts';
import { LAYERS } from './picture-files.ts';
import { TRACED, viewsOf } from './traced/traced-bodies.ts';
import { SPIN_FRAMES, spinName } from './views.ts';

const KNOWN = knownPictures(LAYERS);
const STILLS = ['f34', 'side', 'r34', 'front', 'rear', 'nose', 'wheel'];
const MOST_BYTES = 25_000_000;

/** Ledger P7, and what caravan dealers sell. */
const BODY_TYPES = (
  '4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback motorhome lightTruck peopleMover prestige sedan softtop suv ute van ' +
  'wagon stationWagon truck caravan popTop camper'
).split(' ');

test('P7 every body type has pictures, in two faces and seven views', () => {
  for (const type of BODY_TYPES)
    for (const face of ['a', 'b'])
      expect(KNOWN.get(`${pictureBodyOf(type)}-${face}`), `${type}, face ${face}`).toEqual(expect.arrayContaining(STILLS));
});

test('a body type is found however it is written, and an unknown one has pictures too', () => {
  expect(pictureBodyOf('People Mover')).toBe('people-mover');
  expect(pictureBodyOf('cab-chassis')).toBe('cab-chassis');
  for (const strange of ['hovercraft', '', 'constructor']) expect(KNOWN.has(`${pictureBodyOf(strange)}-a`)).toBe(true);
});

test('a spin has all of its 24 frames or none', () => {
  const frames = Array.from({ length: SPIN_FRAMES }, (_, i) => spinName(i));
  const spinning = [...KNOWN].filter(([, views]) => views.includes('spin00'));
  expect(spinning.length).toBeGreaterThan(0);
  for (const [name, views] of KNOWN) {
    const found = frames.filter((frame) => views.includes(frame)).length;
    expect([0, SPIN_FRAMES], name).toContain(found);
  }
});

test('a body that is traced in one view is traced in all it shows: no old frame turns beside new stills', () => {
  const index = pictureIndex(LAYERS);
  const traced = Object.keys(TRACED).filter((name) => index[name]?.f34?.width === viewsOf(name).f34?.width);
  expect(traced.length).toBeGreaterThan(10);
  for (const name of traced)
    for (const [view, { width }] of Object.entries(viewsOf(name)))
      expect([name, view, index[name]?.[view]?.width ?? width]).toEqual([name, view, width]);
});

test('every vehicle has an interior, and a panorama of it', () => {
  for (const [name, views] of KNOWN) {
    expect(views, name).toContain('cabin');
    expect(views, name).toContain('pano');
  }
});

test('every picture in the list is there, every body is in the list, and all of them together are small', () => {
  const files = new Set(Object.values(pictureIndex(LAYERS)).flatMap((views) => Object.values(views).map(({ file }) => file)));
  const bytes = [...files].reduce((sum, file) => sum + statSync(path.join(LAYERS, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  for (const body of Object.keys(BODIES)) expect(KNOWN.has(`${body}-a`)).toBe(true);
});

test('N5 every picture is as wide as the list says, so that a page offers no width that it does not have', async () => {
  const entries = Object.values(pictureIndex(LAYERS)).flatMap((views) => Object.values(views));
  const widths = new Map(entries.map(({ file, width }) => [file, width]));
  const real = await Promise.all([...widths.keys()].map(async (file) => (await sharp(path.join(LAYERS, file)).metadata()).width));
  expect(real).toEqual([...widths.values()]);
});
