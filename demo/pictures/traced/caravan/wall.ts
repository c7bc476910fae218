import type { Field } from '../fields/numbers.ts';
import type { CaravanPlan, Wall } from './caravan-plan.ts';

type Spot = readonly [x: number, y: number, z: number];

/** A spot of a wall as the middle of a drawing: how far a place lies along the wall, up it and out of it. */
export interface Face {
  readonly middle: Spot;
  readonly along: Spot;
  readonly up: Spot;
  readonly out: Spot;
}

/** Where a field's surface lies on the way from a spot in a direction. */
function touch(field: Field, [x, y, z]: Spot, dx: number, dz: number): Spot {
  let far = 0;
  for (let i = 0; i < 200; i++) {
    const d = field(x + dx * far, y, z + dz * far);
    if (d < 0.0003) break;
    far += Math.max(0.0003, d * 0.8);
  }
  return [x + dx * far, y, z + dz * far];
}

/** The face of a wall at a spot. What is set into an end wall leans with it. */
export function faceOf(plan: CaravanPlan, field: Field, wall: Wall, [along, up]: readonly [number, number]): Face {
  if (wall === 'left' || wall === 'right') {
    const side = wall === 'left' ? 1 : -1;
    const middle = touch(field, [along, up, side * 2], 0, -side);
    return { middle, along: [side, 0, 0], up: [0, 1, 0], out: [0, 0, side] };
  }
  const back = wall === 'front' ? 1 : -1;
  const from = wall === 'front' ? -1 : plan.length + 1;
  const middle = touch(field, [from, up, along], back, 0);
  const [low, high] = [touch(field, [from, up - 0.12, along], back, 0), touch(field, [from, up + 0.12, along], back, 0)];
  const size = Math.hypot(high[0] - low[0], 0.24);
  const lean: Spot = [(high[0] - low[0]) / size, 0.24 / size, 0];
  return { middle, along: [0, 0, back], up: lean, out: [-back * lean[1], back * lean[0], 0] };
}

/** The face's coordinates of a place in space are left in ON. */
export const ON = { along: 0, up: 0, out: 0 };

export function onFace({ middle, along, up, out }: Face, x: number, y: number, z: number): void {
  const [p, q, r] = [x - middle[0], y - middle[1], z - middle[2]];
  ON.along = p * along[0] + q * along[1] + r * along[2];
  ON.up = p * up[0] + q * up[1] + r * up[2];
  ON.out = p * out[0] + q * out[1] + r * out[2];
}

/** A box round what is drawn on a face. */
export function boundsOf(face: Face, wide: number, high: number, deep: number) {
  const reach = [0, 1, 2].map(
    (k) =>
      Math.abs(face.along[k] as number) * wide + Math.abs(face.up[k] as number) * high + Math.abs(face.out[k] as number) * deep,
  );
  const [a = 0, b = 0, c = 0] = reach;
  const [x, y, z] = face.middle;
  return [x - a, x + a, y - b, y + b, z - c, z + c] as const;
}
