import type { CoarseDistance } from './coarse-distance.ts';

/** How much sky each spot of the ground sees, 0 to 255, for z >= 0. */
export interface GroundShadow {
  readonly light: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  readonly x0: number;
  readonly x1: number;
  readonly z1: number;
}

const STEP = 0.04;
const RAYS = 56;
const GOLDEN = 2.39996;

/** Looks up from each spot of the ground and counts how much sky the vehicle leaves open. */
export function groundShadow(near: CoarseDistance): GroundShadow {
  const { x0, x1, z1 } = near;
  const columns = Math.ceil((x1 - x0) / STEP);
  const rows = Math.ceil(z1 / STEP);
  const sharp = new Uint8Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      // Turning the rays from spot to spot trades stripes for grain, which the blur then takes away.
      const turn = (((i * 7 + j * 13) % 16) * Math.PI) / 8;
      sharp[j * columns + i] = 255 * skySeen(near, x0 + (i + 0.5) * STEP, (j + 0.5) * STEP, turn);
    }
  return { light: blur(sharp, columns, rows), columns, rows, x0, x1, z1 };
}

function skySeen(near: CoarseDistance, x: number, z: number, turn: number): number {
  let seen = 0;
  for (let i = 0; i < RAYS; i++) {
    const tilt = Math.acos(Math.sqrt(1 - (i + 0.5) / RAYS));
    const around = i * GOLDEN + turn;
    if (!isBlocked(near, x, z, Math.sin(tilt) * Math.cos(around), Math.cos(tilt), Math.sin(tilt) * Math.sin(around))) seen++;
  }
  return seen / RAYS;
}

function isBlocked(near: CoarseDistance, x: number, z: number, dx: number, dy: number, dz: number): boolean {
  let t = 0.015;
  while (t < 3 && dy * t <= near.top) {
    const px = x + dx * t;
    const pz = z + dz * t;
    if (px < near.x0 || px > near.x1 || Math.abs(pz) > near.z1) return false;
    const distance = near.at(px, dy * t, pz);
    if (distance < 0.012) return true;
    t += Math.max(distance, 0.02);
  }
  return false;
}

function blur(from: Uint8Array, columns: number, rows: number): Uint8Array {
  return Uint8Array.from(from, (_, o) => {
    const i = o % columns;
    const j = Math.floor(o / columns);
    let sum = 0;
    let count = 0;
    for (let b = -2; b <= 2; b++)
      for (let a = -2; a <= 2; a++) {
        const ii = i + a;
        const jj = Math.abs(j + b);
        if (ii < 0 || ii >= columns || jj >= rows) continue;
        sum += from[jj * columns + ii] ?? 0;
        count++;
      }
    return sum / count;
  });
}
