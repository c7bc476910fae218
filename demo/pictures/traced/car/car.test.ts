import { expect, test } from 'vitest';
import { cameraOf } from '../camera.ts';
import { smoothTable } from '../fields/outline.ts';
import { sedanA } from '../plans/sedan.ts';
import { uteA } from '../plans/ute.ts';
import { TRACED } from '../traced-bodies.ts';
import { tracedSpin } from '../traced-views.ts';
import { bodyMaterial } from './body-material.ts';
import { bodyShape, HALF_WIDTH, SPOT } from './body-shape.ts';
import { cabin } from './cabin.ts';
import { PLATE } from './car-parts.ts';
import type { CarPlan } from './car-plan.ts';
import { MATERIAL } from './material.ts';
import { plateText, STROKE, textWidth } from './plate-text.ts';

const PLANS: readonly (readonly [string, CarPlan])[] = Object.entries(TRACED);
/** A car with chrome under its windows, and one with two rows of seats in a short cab: the fields of each take a second to set up. */
const SHAPES = [
  { name: 'sedan', plan: sedanA, shape: bodyShape(sedanA) },
  { name: 'ute', plan: uteA, shape: bodyShape(uteA) },
] as const;
/** The middle of the front door, where its window stands. */
const doorOf = (plan: CarPlan): number => plan.mirror[0] + 0.4;

test("a plate's text has a drawing for each letter and fits on the plate with room round it", () => {
  for (const [name, { plateText: text }] of PLANS) {
    const distance = plateText(text);
    expect([name, distance(0, 0.06) > STROKE]).toEqual([name, true]);
    expect(textWidth(text), name).toBeLessThan(2 * PLATE.wide - 0.04);
    expect(textWidth(text), name).toBeGreaterThan(PLATE.wide);
  }
  expect(() => plateText('FC ?')).toThrow('?');
});

test('the moulding under the side windows is one to three centimetres high, with paint below and glass above', () => {
  for (const { name, plan, shape } of SHAPES) {
    const material = bodyMaterial(plan, shape);
    const x = doorOf(plan);
    const found: number[] = [];
    for (let y = shape.belt(x) - 0.06; y < shape.belt(x) + 0.06; y += 0.001) {
      let z = 1;
      while (shape.coarse(x, y, -z) > 0) z -= 0.0005;
      found.push(material(x, y, -z, 0, 0.3));
    }
    const moulding = found.filter((kind) => kind === MATERIAL.chrome || kind === MATERIAL.gloss).length;
    expect([name, found[0], found.at(-1)]).toEqual([name, MATERIAL.paint, MATERIAL.glass]);
    expect(moulding, name).toBeGreaterThanOrEqual(10);
    expect(moulding, name).toBeLessThanOrEqual(30);
  }
});

test('seats, dashboard and doors lie inside the car: above the wheels nothing of the cabin stands out of it', () => {
  for (const {
    name,
    plan,
    shape: { coarse },
  } of SHAPES) {
    const { field, bounds } = cabin(plan).solid;
    let inside = 0;
    for (let x = bounds[0]; x < bounds[1]; x += 0.05)
      for (let y = plan.tyre + plan.archGap; y < bounds[3]; y += 0.05)
        for (let z = 0; z < bounds[5]; z += 0.05) {
          if (field(x, y, z) > 0) continue;
          inside++;
          expect([name, x, y, z, coarse(x, y, z) < 0.002]).toEqual([name, x, y, z, true]);
        }
    expect(inside, name).toBeGreaterThan(200);
  }
});

test('the hollow of the doors runs out before the wheels, and its lower edge rises towards the tail', () => {
  for (const { name, plan, shape } of SHAPES) {
    const width = smoothTable(plan.plan, 0.2);
    const drawnIn = (x: number, y: number): number => {
      shape.measure(x, y, 0.8);
      return width(x) - (SPOT[HALF_WIDTH] as number);
    };
    const middle = (plan.axles[0] + plan.axles[1]) / 2;
    const hollow = (plan.sill + plan.shoulder) / 2;
    const bumper = plan.axles[0] - plan.tyre / 2 - plan.archGap - 0.2;
    expect(drawnIn(middle, hollow), name).toBeGreaterThan(0.025);
    expect(drawnIn(bumper, hollow), name).toBeLessThan(0.013);
    const edge = (x: number): number => {
      let y = plan.sill + 0.09;
      while (drawnIn(x, y) < 0.022) y += 0.001;
      return y;
    };
    expect(edge(middle + 0.3) - edge(middle - 0.3), name).toBeGreaterThan(0.02);
  }
});

test('a lamp on the tail has a black frame, which keeps it apart from red paint', () => {
  for (const { name, plan, shape } of SHAPES) {
    const material = bodyMaterial(plan, shape);
    const at = plan.tail.split(',').map((point) => point.trim().split(' ').map(Number.parseFloat));
    const y = (Math.min(...at.map(([, high = 0]) => high)) + Math.max(...at.map(([, high = 0]) => high))) / 2;
    const found: number[] = [];
    for (let z = 0.3; z < 0.86; z += 0.001) {
      let x = plan.length + 0.1;
      while (shape.coarse(x, y, -z) > 0) x -= 0.001;
      found.push(material(x, y, -z, 1, 0));
    }
    const lamp = found.indexOf(MATERIAL.tail);
    expect([name, found.slice(lamp - 5, lamp)]).toEqual([name, Array(5).fill(MATERIAL.gloss)]);
    expect([name, found[lamp - 40]]).toEqual([name, MATERIAL.paint]);
  }
});

test('a tray lies above the wheel arches: there is no hole above the tyres', () => {
  const trays = PLANS.flatMap(([name, plan]) =>
    (plan.cuts ?? []).map((cut) => [name, cut[2] - plan.tyre - plan.archGap] as const),
  );
  expect(trays.length).toBeGreaterThan(0);
  for (const [name, between] of trays) expect(between, name).toBeGreaterThan(0.03);
});

test('a spin shows the car large from the nose too, and does not jump from frame to frame', () => {
  for (const [name, plan] of PLANS) {
    const scales = Object.values(tracedSpin()).map((view) => {
      const { place } = cameraOf(plan, view);
      const middle = [plan.length / 2, plan.height * 0.47] as const;
      return (place(...middle, 0)[1] - place(middle[0], middle[1] + 0.5, 0)[1]) * 2;
    });
    expect((scales[0] as number) / (scales[6] as number), name).toBeGreaterThan(1.2);
    scales.slice(1).forEach((scale, i) => {
      expect(Math.abs(scale / (scales[i] as number) - 1), `${name}, frame ${i + 1}`).toBeLessThan(0.125);
    });
  }
});
