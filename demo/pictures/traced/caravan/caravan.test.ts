import { expect, test } from 'vitest';
import { cameraOf } from '../camera.ts';
import { MATERIAL } from '../car/material.ts';
import type { Field } from '../fields/numbers.ts';
import { isCaravan, litOf } from '../plan.ts';
import { TRACED, viewsOf } from '../traced-bodies.ts';
import { caravanParts } from './caravan-parts.ts';
import type { CaravanPlan, Opening } from './caravan-plan.ts';
import { shellOf } from './shell.ts';
import { faceOf, ON, onFace } from './wall.ts';

const CARAVANS = Object.entries(TRACED).flatMap(([name, plan]) => (isCaravan(plan) ? [{ name, plan, ...builtOf(plan) }] : []));

function builtOf(plan: CaravanPlan) {
  const [walls] = plan.boxes;
  const canvas = plan.boxes.find(({ skin }) => skin === 'canvas');
  if (!walls) throw new Error('A caravan has walls.');
  return {
    half: walls.half,
    shell: shellOf(plan, walls, true),
    canvas: shellOf(plan, canvas ?? walls, !canvas),
    parts: caravanParts(plan),
  };
}

/** Spots round the edge of an opening, as far out of the wall as is asked. */
function rimOf(plan: CaravanPlan, field: Field, { wall, at, size }: Opening, out: number) {
  const { middle, along, up, out: away } = faceOf(plan, field, wall, at);
  return Array.from({ length: 24 }, (_, i) => {
    const u = (Math.cos((i * Math.PI) / 12) * size[0]) / 2;
    const v = (Math.sin((i * Math.PI) / 12) * size[1]) / 2;
    return [0, 1, 2].map(
      (k) => (middle[k] as number) + u * (along[k] as number) + v * (up[k] as number) + out * (away[k] as number),
    ) as [number, number, number];
  });
}

test('the door, the step and the awning are on the kerb side, from which a caravan is shown and lit', () => {
  expect(CARAVANS.length).toBeGreaterThan(0);
  for (const { name, plan, parts, half } of CARAVANS) {
    for (const kind of ['door', 'step', 'awning']) {
      const sides = parts.filter((part) => part.name === kind).map(({ solid }) => solid.bounds[4] > half - 0.25);
      // A camper trailer that is folded for the road has none of them.
      expect([name, kind, sides.every(Boolean)]).toEqual([name, kind, true]);
      if (half > 1) expect([name, kind, sides.length > 0]).toEqual([name, kind, true]);
    }
    expect(litOf(plan).litFrom, name).toBe('left');
    for (const view of ['f34', 'side', 'r34', 'nose', 'wheel'])
      expect(cameraOf(plan, viewsOf(name)[view] as never).eye[2], `${name}, ${view}`).toBeGreaterThan(0);
  }
});

test('what is set into a wall lies wholly on it, and nothing lies over anything else', () => {
  for (const { name, plan, shell, canvas } of CARAVANS)
    for (const [i, opening] of plan.openings.entries()) {
      const { field } = opening.kind === 'flap' ? canvas : shell;
      const words = `${name}, ${opening.kind} on the ${opening.wall} at ${opening.at.join(', ')}`;
      for (const spot of rimOf(plan, field, opening, -0.03)) expect(field(...spot), words).toBeLessThan(0);
      for (const spot of rimOf(plan, field, opening, 0.05)) expect(field(...spot), words).toBeGreaterThan(0);
      for (const other of plan.openings.slice(i + 1)) {
        if (other.wall !== opening.wall) continue;
        const between = [0, 1].map(
          (k) => Math.abs((opening.at[k] ?? 0) - (other.at[k] ?? 0)) - ((opening.size[k] ?? 0) + (other.size[k] ?? 0)) / 2,
        );
        expect(Math.max(...between), `${words} and ${other.kind} at ${other.at.join(', ')}`).toBeGreaterThan(0.02);
      }
    }
});

test('the awning folds its arms beside the door, not across it', () => {
  for (const { name, plan } of CARAVANS)
    for (const { at, size } of plan.openings.filter(({ kind }) => kind === 'door'))
      for (const arm of plan.awning?.slice(0, 2) ?? [])
        expect(Math.abs(arm - at[0]), `${name}, arm at ${arm}`).toBeGreaterThan(size[0] / 2 + 0.05);
});

test('tyres stand free in their arches, with the wall closed above them', () => {
  for (const { name, plan, shell } of CARAVANS)
    for (const axle of plan.axles)
      for (let turn = 0; turn <= Math.PI; turn += 0.2) {
        const [x, y] = [axle + (Math.cos(turn) * plan.tyre) / 2, plan.tyre / 2 + (Math.sin(turn) * plan.tyre) / 2];
        for (const z of [plan.track - plan.tyreWidth / 2, plan.track + plan.tyreWidth / 2])
          expect([name, x, z, shell.field(x, y, z) > 0.03]).toEqual([name, x, z, true]);
        expect(shell.field(axle, plan.tyre + plan.archGap + 0.04, plan.track), name).toBeLessThan(0);
      }
});

test('the bright lines of the tail lamps lie within the lamps', () => {
  for (const { name, plan } of CARAVANS) {
    const lamps = plan.openings.filter(({ kind }) => kind === 'lamp');
    expect(plan.tailGuides.length, name).toBeGreaterThan(0);
    for (const point of plan.tailGuides.flatMap((line) => line.split(','))) {
      const [z = 0, y = 0] = point.trim().split(/\s+/).map(Number.parseFloat);
      const inside = lamps.some(
        ({ at, size }) => Math.abs(z - Math.abs(at[0])) < size[0] / 2 && Math.abs(y - at[1]) < size[1] / 2,
      );
      expect([name, point, inside]).toEqual([name, point, true]);
    }
  }
});

test('the sides are tread plate at the foot and sheet or paint at the top, and both sides carry the same paint', () => {
  for (const { name, plan, shell, half } of CARAVANS) {
    const seen = new Set<number>();
    const [x0, x1] = [plan.drawbar.from + 0.4, plan.length - 0.4];
    for (let x = x0; x < x1; x += 0.13)
      for (let y = plan.floor + 0.1; y < plan.height - 0.4; y += 0.04) {
        const [left, right] = [shell.skin(x, y, half, 0, 0, 1), shell.skin(x, y, -half, 0, 0, -1)];
        expect([name, x, y, left]).toEqual([name, x, y, right]);
        if (y < plan.skirt[0] - 0.02) expect([MATERIAL.treadDark, MATERIAL.treadBright]).toContain(left);
        seen.add(left);
      }
    expect(seen.has(MATERIAL.paint), name).toBe(true);
    expect(seen.has(MATERIAL.sheet), name).toBe(plan.boxes[0]?.skin === 'sheet');
  }
});

test('every still that is no close-up shows all of a caravan, from the coupling to the spare wheel', () => {
  for (const { name, plan, parts } of CARAVANS)
    for (const [view, seen] of Object.entries(viewsOf(name))) {
      if (seen.closeUp) continue;
      const { place } = cameraOf(plan, seen);
      for (const { name: part, solid, stand } of parts) {
        // Where the rails meet, the coupling stands; the corners of their box there are empty.
        if (stand || part === 'rails') continue;
        const [x0, x1, y0, y1, z0, z1] = solid.bounds;
        for (const spot of [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z) => [x, y, z] as const)))) {
          const [across, down] = place(...spot);
          expect([name, view, spot, Math.min(across, down, 1 - across, 1 - down) > 0]).toEqual([name, view, spot, true]);
        }
      }
    }
});

test('a drawing on an end wall leans with it: its middle lies on the wall and it grows straight out of it', () => {
  for (const { name, plan, shell, canvas } of CARAVANS)
    for (const { kind, wall, at } of plan.openings) {
      const { field } = kind === 'flap' ? canvas : shell;
      const face = faceOf(plan, field, wall, at);
      expect(Math.abs(field(...face.middle)), `${name}, ${wall}`).toBeLessThan(0.002);
      const [x, y, z] = face.middle.map((value, k) => value + 0.1 * (face.out[k] as number)) as [number, number, number];
      expect(field(x, y, z), `${name}, ${wall} at ${at.join(', ')}`).toBeGreaterThan(0.08);
      onFace(face, x, y, z);
      for (const [k, value] of [ON.along, ON.up, ON.out].entries()) expect(value).toBeCloseTo(k === 2 ? 0.1 : 0, 6);
    }
});
