import { CatmullRomCurve3, type Material, Mesh, TubeGeometry, Vector3 } from 'three';
import { Furnishing, matte } from './furnishing.ts';
import { dialScreen, mapScreen } from './screens.ts';
import { steeringWheel } from './steering-wheel.ts';

/** What sets one car's cabin apart from another's. */
export interface Trim {
  readonly seats: string;
  readonly panel: string;
  readonly stitch: string;
  readonly roof: string;
}

/** Tan leather with wood, and black with a red seam. */
export const TRIMS: Readonly<Record<'a' | 'b', Trim>> = {
  a: { seats: '#8a6a4c', panel: '#6a4a30', stitch: '#cdb089', roof: '#cfc9bf' },
  b: { seats: '#2a2b2e', panel: '#565b61', stitch: '#a3303a', roof: '#3b3c40' },
};

const LEAN = 0.09;

/** A car's cabin: two seats and a bench, dashboard, screens and console. */
export function carCabin(trim: Trim): Furnishing {
  const room = new Furnishing();
  const soft = matte('#2b2d31', 0.68);
  const leather = matte(trim.seats, 0.5, 0, { sheen: 0.3 });
  const panel = matte(trim.panel, 0.35, 0, { clearcoat: 0.6, clearcoatRoughness: 0.15 });
  const roof = matte(trim.roof, 0.9);
  const gloss = matte('#08090a', 0.1, 0, { clearcoat: 1 });
  const alu = matte('#b8bcc0', 0.28, 0.9);
  const stitch = matte(trim.stitch, 0.8);
  const gap = matte('#0b0c0d', 0.9);
  for (const name of ['dash', 'tunnel', 'door'] as const) room.solid(name, soft);
  room.solid('frame', roof);
  for (const side of [1, -1]) room.solid('seat', leather, [2.2, 0.18, 0.38 * side]);
  room.solid('bench', leather, [3.12, 0.18, 0]);
  room.box([3.4, 0.04, 1.7], [2.4, 0.24, 0], matte('#141416', 1));
  dashboard(room, { soft, leather, panel, gloss, alu, gap });
  seams(room, stitch);
  room.screen(mapScreen(), 0.31, 0.175, [1.41, 1.06, 0], 0.14, gloss);
  room.screen(dialScreen(), 0.3, 0.115, [1.37, 1.03, -0.38], 0.2, gloss);
  room.box([0.24, 0.02, 0.4], [1.29, 1.11, -0.38], soft, 0.01, [0, 0, -0.06]);
  for (const side of [-1, 1]) room.box([0.18, 0.13, 0.015], [1.3, 1.045, -0.38 + side * 0.19], soft, 0.006);
  steeringWheel(room, [1.6, 0.86, -0.38], { rim: matte('#141416', 0.55), hub: soft, trim: alu, gloss });
  console(room, { gloss, alu });
  overhead(room, { gloss, roof, soft });
  return room;
}

type Stuff = Readonly<Record<'soft' | 'leather' | 'panel' | 'gloss' | 'alu' | 'gap', Material>>;

/** Panels, vents and the glovebox, and the same on the doors. */
function dashboard(room: Furnishing, { leather, panel, gloss, alu, gap }: Stuff): void {
  room.pair([0.02, 0.05, 0.34], [1.397, 0.845, 0.44], panel, 0.008, [0, -LEAN, 0]);
  for (const [z, x] of [
    [0.68, 1.345],
    [0.2, 1.4],
  ] as const) {
    room.pair([0.03, 0.07, 0.13], [x, 0.845, z], gloss, 0.015, [0, -LEAN, 0]);
    for (let i = -1.5; i < 2; i++) room.pair([0.012, 0.004, 0.115], [x + 0.018, 0.845 + i * 0.014, z], alu, 0.002, [0, -LEAN, 0]);
  }
  room.pair([0.03, 0.15, 0.52], [1.415, 0.7, 0.46], leather, 0.02, [0, -0.12, 0.12]);
  room.box([0.012, 0.006, 0.5], [1.437, 0.765, 0.46], gap, 0.002, [0, -0.12, 0.12]);
  room.box([0.02, 0.018, 0.1], [1.438, 0.745, 0.46], alu, 0.006, [0, -0.12, 0.12]);
  room.pair([0.75, 0.03, 0.012], [1.95, 0.8, 0.785], panel, 0.006);
  room.pair([0.95, 0.15, 0.02], [2, 0.715, 0.786], leather, 0.01);
  room.pair([0.11, 0.03, 0.02], [1.72, 0.74, 0.785], alu, 0.01);
  room.pair([1.4, 0.012, 0.012], [2.2, 0.905, 0.772], alu, 0.004);
  room.pair([0.02, 0.12, 0.12], [1.5, 0.5, 0.8], gap, 0.05);
}

/** Seams along the dashboard and across the panels below it. */
function seams(room: Furnishing, stitch: Material): void {
  const seam = (points: readonly (readonly [number, number, number])[]): void => {
    const curve = new CatmullRomCurve3(points.map(([x, y, z]) => new Vector3(x, y, z)));
    room.add(new Mesh(new TubeGeometry(curve, 60, 0.0028, 6), stitch), [0, 0, 0]);
  };
  seam([-0.72, -0.5, -0.25, 0, 0.25, 0.5, 0.72].map((z) => [1.43 - 0.1 * (z / 0.75) ** 2, 0.925, z] as const));
  for (const side of [1, -1])
    seam([0.22, 0.46, 0.7].map((z) => [1.44 - 0.12 * (z - 0.22), 0.783 - 0.003 * z, z * side] as const));
}

function console(room: Furnishing, { gloss, alu }: Pick<Stuff, 'gloss' | 'alu'>): void {
  room.box([0.3, 0.008, 0.2], [1.68, 0.562, 0], gloss, 0.004);
  room.box([0.09, 0.04, 0.055], [1.62, 0.6, 0], alu, 0.018);
  room.box([0.06, 0.03, 0.06], [1.8, 0.575, 0], alu, 0.014);
  room.box([0.02, 0.05, 0.3], [1.475, 0.78, 0], gloss, 0.01, [0, 0, 0.3]);
  for (const z of [-0.1, 0, 0.1]) room.knob(0.022, 0.03, [1.49, 0.782, z], alu, [0, 0, Math.PI / 2 - 0.3]);
}

/** Mirror, sun visors and the lamp between them. */
function overhead(room: Furnishing, { gloss, roof, soft }: { gloss: Material; roof: Material; soft: Material }): void {
  room.box([0.03, 0.07, 0.24], [1.9, 1.33, 0], gloss, 0.02, [0, 0, 0.15]);
  room.box([0.004, 0.055, 0.22], [1.917, 1.33, 0], matte('#9fb0bf', 0.05, 1), 0.002, [0, 0, 0.15]);
  room.pair([0.16, 0.018, 0.42], [2.06, 1.39, 0.36], roof, 0.009, [0, 0, -0.12]);
  room.box([0.2, 0.02, 0.12], [2.3, 1.405, 0], soft, 0.008);
}
