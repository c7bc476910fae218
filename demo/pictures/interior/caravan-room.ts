import { Mesh, SphereGeometry } from 'three';
import { Furnishing, matte } from './furnishing.ts';

const LENGTH = 5;
const HALF = 1.12;
const HEIGHT = 2;

/** The inside of a caravan: a lounge at the front, a kitchen on the left, a bed at the back. x runs from the front wall back. */
export function caravanRoom(): Furnishing {
  const room = new Furnishing();
  const wall = matte('#ece7dc', 0.9);
  const wood = matte('#c9a67a', 0.6);
  const white = matte('#f2f1ee', 0.4, 0, { clearcoat: 0.4 });
  const stone = matte('#4b4d50', 0.35);
  const cloth = matte('#5f7382', 0.95);
  const cushion = matte('#c2714a', 0.95);
  const steel = matte('#b9bdc1', 0.25, 0.9);
  const black = matte('#101113', 0.2, 0, { clearcoat: 1 });
  shell(room, wall, wood);
  // Lounge: an L of benches round a table.
  room.box([0.6, 0.42, 2.1], [0.36, 0.21, 0], wood, 0.02);
  room.box([0.62, 0.14, 2.06], [0.36, 0.49, 0], cloth, 0.05);
  room.box([0.14, 0.44, 2.06], [0.12, 0.76, 0], cloth, 0.06);
  room.box([1.1, 0.42, 0.55], [1.1, 0.21, -0.82], wood, 0.02);
  room.box([1.1, 0.14, 0.57], [1.1, 0.49, -0.82], cloth, 0.05);
  room.box([1.1, 0.44, 0.14], [1.1, 0.76, -1.04], cloth, 0.06);
  for (const [x, z, turn] of [
    [0.3, 0.75, 0.3],
    [0.3, -0.6, -0.2],
    [1.4, -0.9, 1.4],
  ] as const)
    room.box([0.13, 0.34, 0.36], [x, 0.72, z], cushion, 0.06, [0, turn, -0.25]);
  room.box([0.72, 0.035, 0.62], [1.12, 0.72, -0.1], wood, 0.02);
  room.knob(0.035, 0.66, [1.12, 0.36, -0.1], steel, [0, 0, 0]);
  // Kitchen along the left wall.
  room.box([1.5, 0.86, 0.52], [2.5, 0.45, 0.84], white, 0.01);
  room.box([1.54, 0.035, 0.56], [2.5, 0.895, 0.83], stone, 0.01);
  for (const x of [2, 2.5, 3]) {
    room.box([0.46, 0.3, 0.015], [x, 0.66, 0.575], wood, 0.006);
    room.box([0.46, 0.34, 0.015], [x, 0.3, 0.575], wood, 0.006);
    for (const y of [0.78, 0.44]) room.box([0.2, 0.014, 0.02], [x, y, 0.562], black, 0.005);
  }
  room.box([0.5, 0.012, 0.4], [2.1, 0.915, 0.84], black, 0.01);
  for (const [x, z] of [
    [1.98, 0.76],
    [2.22, 0.76],
    [2.1, 0.94],
  ] as const)
    room.knob(0.07, 0.014, [x, 0.925, z], steel, [0, 0, 0]);
  room.box([0.42, 0.012, 0.36], [2.85, 0.915, 0.84], steel, 0.03);
  room.box([0.34, 0.02, 0.28], [2.85, 0.918, 0.84], matte('#6d7176', 0.3, 0.9), 0.03);
  room.knob(0.012, 0.26, [2.85, 1.04, 1.02], steel, [0, 0, 0]);
  room.box([0.02, 0.02, 0.14], [2.85, 1.165, 0.96], steel, 0.008);
  room.box([0.5, 1.5, 0.55], [3.55, 0.76, 0.82], white, 0.01);
  room.box([0.46, 0.9, 0.015], [3.55, 1, 0.54], black, 0.01);
  room.box([0.02, 0.4, 0.03], [3.36, 1, 0.525], steel, 0.008);
  // Cupboards under the roof, a lamp, and the bed.
  for (const side of [1, -1])
    for (let i = 0; i < 4; i++) {
      room.box([0.6, 0.3, 0.34], [1.1 + i * 0.62, 1.78, side * 0.93], white, 0.02);
      room.box([0.56, 0.24, 0.012], [1.1 + i * 0.62, 1.78, side * 0.755], wood, 0.006);
      room.box([0.16, 0.012, 0.02], [1.1 + i * 0.62, 1.68, side * 0.745], black, 0.004);
    }
  room.add(
    new Mesh(new SphereGeometry(0.06, 24, 16), matte('#fff7e8', 0.4, 0, { emissive: '#fff0d0', emissiveIntensity: 1.5 })),
    [2.4, 1.93, 0],
  );
  room.box([1.3, 0.44, 1.6], [4.3, 0.22, -0.25], wood, 0.02);
  room.box([1.32, 0.2, 1.6], [4.3, 0.52, -0.25], white, 0.08);
  room.box([0.9, 0.08, 1.64], [4.08, 0.62, -0.25], cloth, 0.04);
  for (const z of [-0.65, 0.15]) room.box([0.34, 0.14, 0.6], [4.72, 0.68, z], white, 0.07, [0, 0, 0.25]);
  return room;
}

/** Floor, roof and walls with windows left open to the day. */
function shell(room: Furnishing, wall: ReturnType<typeof matte>, wood: ReturnType<typeof matte>): void {
  room.box([LENGTH, 0.06, HALF * 2], [LENGTH / 2, -0.03, 0], matte('#a9855c', 0.55), 0.005);
  for (let i = -4; i <= 4; i++) room.box([LENGTH, 0.004, 0.006], [LENGTH / 2, 0.002, i * 0.24], matte('#7d6040', 0.8), 0.001);
  room.box([LENGTH, 0.06, HALF * 2], [LENGTH / 2, HEIGHT + 0.03, 0], wall, 0.005);
  room.box(
    [0.7, 0.03, 0.7],
    [2.4, HEIGHT - 0.01, 0],
    matte('#dfe9f2', 0.3, 0, { emissive: '#cfe0f0', emissiveIntensity: 0.5 }),
    0.01,
  );
  wallWithWindow(room, wall, 0, [-0.8, 0.8]);
  wallWithWindow(room, wall, LENGTH, [-0.7, 0.5]);
  for (const side of [1, -1])
    for (const [from, to] of [
      [0, 1.6],
      [1.6, 3.3],
      [3.3, LENGTH],
    ] as const)
      sideWall(room, wall, side, from, to);
  room.pair([LENGTH, 0.05, 0.03], [LENGTH / 2, 0.93, HALF - 0.015], wood, 0.005);
}

const SILL = 0.98;
const LINTEL = 1.58;

function sideWall(room: Furnishing, wall: ReturnType<typeof matte>, side: number, from: number, to: number): void {
  const z = side * (HALF + 0.03);
  const middle = (from + to) / 2;
  const length = to - from;
  room.box([length, SILL, 0.06], [middle, SILL / 2, z], wall, 0.004);
  room.box([length, HEIGHT - LINTEL, 0.06], [middle, (HEIGHT + LINTEL) / 2, z], wall, 0.004);
  for (const x of [from + length * 0.1, to - length * 0.1])
    room.box([length * 0.2, LINTEL - SILL, 0.06], [x, (LINTEL + SILL) / 2, z], wall, 0.004);
  // A blind, half drawn.
  room.box([length * 0.62, 0.12, 0.02], [middle, LINTEL - 0.05, z - side * 0.04], matte('#d8d2c4', 0.95), 0.01);
}

function wallWithWindow(room: Furnishing, wall: ReturnType<typeof matte>, x: number, [z0, z1]: readonly [number, number]): void {
  const at = x === 0 ? -0.03 : x + 0.03;
  room.box([0.06, SILL, HALF * 2], [at, SILL / 2, 0], wall, 0.004);
  room.box([0.06, HEIGHT - LINTEL, HALF * 2], [at, (HEIGHT + LINTEL) / 2, 0], wall, 0.004);
  room.box([0.06, LINTEL - SILL, HALF + z0], [at, (LINTEL + SILL) / 2, (z0 - HALF) / 2], wall, 0.004);
  room.box([0.06, LINTEL - SILL, HALF - z1], [at, (LINTEL + SILL) / 2, (z1 + HALF) / 2], wall, 0.004);
}
