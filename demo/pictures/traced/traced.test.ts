import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeWhole } from '../write-whole.ts';
import { cameraOf } from './camera.ts';
import { MATERIAL } from './car/material.ts';
import type { Part } from './car/part.ts';
import { box, type Field, readSlope, SLOPE } from './fields/numbers.ts';
import { SAMPLE, tracer } from './light/tracer.ts';
import { suvA } from './plans/suv.ts';
import { buildScene } from './scene/build-scene.ts';
import { FLOOR, type Scene } from './scene/scene.ts';
import { surfaceNets } from './scene/surface-nets.ts';
import { keptScene } from './scene-store.ts';
import { TRACED } from './traced-bodies.ts';
import { tracedSpin, tracedStills } from './traced-views.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'traced-'));
afterAll(() => rm(folder, { recursive: true }));

const ball: Field = (x, y, z) => Math.hypot(x - 2.3, y - 0.6, z) - 0.5;
const SOLID = { field: ball, bounds: [1.7, 2.9, 0, 1.2, -0.6, 0.6], cell: 0.06, symmetric: true } as const;
/** A painted ball and a black mirror beside it: paint is seen directly and in the mirror. */
const PARTS: readonly Part[] = [
  { name: 'ball', solid: SOLID, reach: 0.001, material: () => MATERIAL.paint },
  {
    name: 'mirror',
    solid: {
      field: (x, y, z) => box(x - 1.4, y - 0.6, z, 0.2, 0.5, 0.5, 0.05),
      bounds: [1.1, 1.7, 0, 1.2, -0.6, 0.6],
      cell: 0.06,
    },
    reach: 0.001,
    material: () => MATERIAL.gloss,
  },
];
const isLit = async (scene: Scene): Promise<void> => {
  scene.light.fill(0.5);
};

test('the normal of a field points straight away from its surface', () => {
  const steepness = readSlope(ball, 2.3 + 0.3, 0.6 + 0.4, 0, 0.001);
  expect(steepness).toBeCloseTo(1, 4);
  for (const [i, value] of [0.6, 0.8, 0].entries()) expect(SLOPE[i]).toBeCloseTo(value, 2);
});

test('a solid of which half is meshed is closed: every edge has a triangle on both sides', () => {
  const { triangles, positions } = surfaceNets(SOLID);
  const edges = new Map<string, number>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a = 0, b = 0] = [triangles[t + k], triangles[t + ((k + 1) % 3)]];
      edges.set(`${a}-${b}`, (edges.get(`${a}-${b}`) ?? 0) + 1);
    }
  expect(positions.length).toBeGreaterThan(300);
  for (const [edge, count] of edges)
    expect([edge, count, edges.get(edge.split('-').toReversed().join('-'))]).toEqual([edge, 1, 1]);
});

test('light and paint light times paint are the colour that a direct rendering has, in reflections too', async () => {
  const scene = buildScene(PARTS);
  await isLit(scene);
  const paint = [0.8, 0.1, 0.05] as const;
  const [apart, direct] = [tracer(scene, PARTS, suvA), tracer(scene, PARTS, suvA, paint)];
  let [painted, mirrored] = [0, 0];
  for (let i = 0; i < 400; i++) {
    const towards = [1.2 + (i % 20) * 0.08, 0.2 + Math.floor(i / 20) * 0.04, 0] as const;
    const eye = [-1.5, 1.1, -4] as const;
    const far = Math.hypot(towards[0] - eye[0], towards[1] - eye[1], towards[2] - eye[2]);
    const ray = [(towards[0] - eye[0]) / far, (towards[1] - eye[1]) / far, (towards[2] - eye[2]) / far] as const;
    for (const one of [apart, direct]) one.reseed(i + 1);
    apart.sample(...eye, ...ray);
    const layers = [...SAMPLE];
    direct.sample(...eye, ...ray);
    for (let c = 0; c < 3; c++) expect(SAMPLE[c]).toBeCloseTo((layers[c] ?? 0) + (layers[3] ?? 0) * (paint[c] ?? 0), 9);
    expect([SAMPLE[3], SAMPLE[4]]).toEqual([0, layers[4]]);
    if ((layers[3] ?? 0) > 0.2) painted++;
    else if ((layers[3] ?? 0) > 0.0001) mirrored++;
  }
  expect(painted).toBeGreaterThan(20);
  expect(mirrored).toBeGreaterThan(5);
});

test('lit from the left, things look like the mirror image of what they look like lit from the right', async () => {
  const scene = buildScene(PARTS);
  await isLit(scene);
  const [right, left] = [tracer(scene, PARTS, suvA), tracer(scene, PARTS, { ...suvA, litFrom: 'left' })];
  let brighter = 0;
  for (let i = 0; i < 60; i++) {
    const [dx, dy, dz] = [0.4, -0.02 + i * 0.004, 0.9];
    const size = Math.hypot(dx, dy, dz);
    const from = [1.6, 0.45, 1.6] as const;
    const seenBy = (rays: ReturnType<typeof tracer>, side: 1 | -1): number[] => {
      rays.reseed(3);
      rays.sample(from[0], from[1], side * from[2], dx / size, dy / size, (-side * dz) / size);
      return [...SAMPLE];
    };
    const [mirror, direct] = [seenBy(left, 1), seenBy(right, -1)];
    const [white = 0, twin = 0, otherwise = 0] = [mirror[3], direct[3], seenBy(right, 1)[3]];
    if (white < 0.1) continue;
    // The flake of the paint is no mirror image: it changes the light by up to six hundredths.
    expect(Math.abs(white / twin - 1)).toBeLessThan(0.065);
    if (white > otherwise * 1.1) brighter++;
  }
  expect(brighter).toBeGreaterThan(3);
});

test('the light of the floor is known as far as the longest vehicle casts a shadow', () => {
  for (const [name, { length }] of Object.entries(TRACED))
    expect(FLOOR.x0 + (FLOOR.nx - 3) * FLOOR.step, name).toBeGreaterThan(length + 1.9);
});

test('a scene is baked once and then read from disk; one that was stopped while it was made is made again', async () => {
  const file = path.join(folder, 'ball.scene');
  const stopped = keptScene(
    file,
    () => PARTS,
    () => Promise.reject(new Error('stopped')),
  );
  await expect(stopped).rejects.toThrow('stopped');
  expect(existsSync(file)).toBe(false);
  const made = await keptScene(file, () => PARTS, isLit);
  const read = await keptScene(
    file,
    () => {
      throw new Error('It is meshed again.');
    },
    isLit,
  );
  expect(read).toEqual(made);
  expect(read.light.every((value) => value === 0.5)).toBe(true);
});

test('what was left half written by a stopped rendering does not count, and is overwritten', async () => {
  const file = path.join(folder, 'frames', 'f34.zst');
  await writeWhole(file, Buffer.from('first'));
  await writeFile(`${file}.part`, 'half of the sec');
  await writeWhole(file, Buffer.from('second'));
  expect([existsSync(`${file}.part`), readFileSync(file, 'utf8')]).toEqual([false, 'second']);
});

test('pictures keep the shape of three to two, the stills at least 1600 pixels wide, and the whole car is in them', () => {
  for (const [name, view] of Object.entries({ ...tracedStills(suvA), ...tracedSpin() })) {
    expect([name, view.width / view.height]).toEqual([name, 1.5]);
    if (!view.spin) expect(view.width).toBeGreaterThanOrEqual(1600);
    if (view.closeUp) continue;
    const camera = cameraOf(suvA, view);
    for (const x of [0.1, suvA.length - 0.1])
      for (const z of [-0.8, 0.8])
        for (const y of [0, suvA.height * 0.7]) {
          const [across, down] = camera.place(x, y, z);
          expect([name, Math.min(across, down, 1 - across, 1 - down) > 0.01]).toEqual([name, true]);
        }
  }
});
