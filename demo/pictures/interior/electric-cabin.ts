import { CatmullRomCurve3, type Material, Mesh, MeshBasicMaterial, TubeGeometry, Vector3 } from 'three';
import type { Point3 } from '../path.ts';
import { Furnishing, matte } from './furnishing.ts';
import { sweepScreen, tabletScreen } from './screens-electric.ts';
import { steeringWheel } from './steering-wheel.ts';

/** What sets one electric cabin apart from another: its seats, its colours and the line of light round it. */
export interface ElectricTrim {
  readonly seats: 'sport' | 'lounge';
  /** The middle of the seats, the lower dashboard and the doors' panels. */
  readonly leather: string;
  /** The seats' outside. */
  readonly bolster: string;
  readonly dash: string;
  readonly panel: string;
  readonly roof: string;
  readonly light: string;
}

const SAND = { leather: '#9c7850', bolster: '#6e5238', dash: '#35302b', panel: '#57432f', roof: '#d2cabd' };
const NIGHT = { leather: '#37373c', bolster: '#1b1b1f', dash: '#1c1d20', panel: '#42474f', roof: '#33353b' };

/** The colours of the two cabins, by the name they are kept under. */
export const ELECTRIC_TRIMS = {
  'interior-liftback-a': { ...SAND, seats: 'sport', light: '#ff9d3d' },
  'interior-liftback-b': { ...NIGHT, seats: 'sport', light: '#4cc3ff' },
  'interior-crossover-a': { ...NIGHT, seats: 'lounge', light: '#8d7bff' },
  'interior-crossover-b': { ...SAND, seats: 'lounge', light: '#ffd9a8' },
} satisfies Readonly<Record<string, ElectricTrim>>;

/** A cabin under a roof of glass: one screen from pillar to pillar, a bridge between the seats. */
export function electricCabin(trim: ElectricTrim): Furnishing {
  const room = new Furnishing();
  const isSport = trim.seats === 'sport';
  const soft = matte(trim.dash, 0.66);
  const leather = matte(trim.leather, 0.5, 0, { sheen: 0.3 });
  const bolster = matte(trim.bolster, 0.55, 0, { sheen: 0.2 });
  const panel = matte(trim.panel, 0.35, 0, { clearcoat: 0.6, clearcoatRoughness: 0.15 });
  const roof = matte(trim.roof, 0.9);
  const gloss = matte('#08090a', 0.12, 0, { clearcoat: 1 });
  const alu = matte('#b8bcc0', 0.28, 0.9);
  room.solid('slimDash', soft);
  room.solid('dashPad', leather);
  room.solid('bridge', isSport ? soft : leather);
  room.solid('door', soft);
  room.solid('glassFrame', roof);
  for (const side of [1, -1]) {
    room.solid(isSport ? 'sportSeat' : 'loungeSeat', bolster, [2.2, 0.18, 0.39 * side]);
    room.solid(isSport ? 'sportInsert' : 'loungeInsert', leather, [2.2, 0.18, 0.39 * side]);
  }
  room.solid('bench', leather, [3.2, 0.18, 0]);
  room.box([3.4, 0.04, 1.7], [2.4, 0.24, 0], matte('#151517', 1));
  glassRoof(room);
  dashboard(room, { gloss, alu });
  doors(room, { leather, panel, alu, gloss });
  lines(room, new MeshBasicMaterial({ color: trim.light }));
  room.screen(sweepScreen(), isSport ? 1.02 : 1.34, 0.16, [1.38, 1.035, isSport ? -0.17 : 0], 0.14, gloss);
  room.screen(tabletScreen(), 0.2, 0.27, [1.5, 0.72, 0], 0.62, gloss);
  steeringWheel(room, [1.63, 0.84, -0.39], { rim: isSport ? matte('#141416', 0.55) : bolster, hub: soft, trim: alu, gloss });
  deck(room, { gloss, alu, panel });
  overhead(room, { gloss, roof });
  return room;
}

type Stuff = Readonly<Record<'leather' | 'panel' | 'gloss' | 'alu', Material>>;

/** Tinted, and seen through: the sun comes in. */
function glassRoof(room: Furnishing): void {
  const glass = matte('#2a3138', 0.05, 0, { transparent: true, opacity: 0.5 });
  room.box([1.54, 0.012, 0.96], [2.86, 1.462, 0], glass, 0.005).castShadow = false;
}

function dashboard(room: Furnishing, { gloss, alu }: Pick<Stuff, 'gloss' | 'alu'>): void {
  // One slot for the air, the width of the car.
  for (const [z, x, turn] of [
    [0, 1.405, 0],
    [0.36, 1.388, 0.07],
    [0.62, 1.345, 0.17],
  ] as const) {
    room.pair([0.05, 0.022, z === 0 ? 0.2 : 0.3], [x, 0.848, z], gloss, 0.008, [0, -turn, 0]);
    room.pair([0.052, 0.004, z === 0 ? 0.2 : 0.3], [x + 0.002, 0.848, z], alu, 0.002, [0, -turn, 0]);
  }
}

function doors(room: Furnishing, { leather, panel, alu, gloss }: Stuff): void {
  for (const x of [1.95, 3]) {
    room.pair([0.8, 0.15, 0.02], [x, 0.74, 0.786], leather, 0.012);
    room.pair([0.8, 0.03, 0.012], [x, 0.84, 0.783], panel, 0.006);
    room.pair([0.1, 0.028, 0.02], [x - 0.24, 0.785, 0.778], alu, 0.01);
  }
  room.pair([2.2, 0.01, 0.012], [2.5, 0.905, 0.772], alu, 0.004);
  for (const z of [1, -1]) room.knob(0.075, 0.012, [1.52, 0.5, 0.8 * z], gloss, [Math.PI / 2, 0, 0]);
}

/** A thin line of light along the dashboard and the doors. */
function lines(room: Furnishing, light: Material): void {
  const line = (points: readonly Point3[]): void => {
    const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
    room.add(new Mesh(new TubeGeometry(curve, 60, 0.0035, 6), light), [0, 0, 0]);
  };
  line([-0.72, -0.5, -0.25, 0, 0.25, 0.5, 0.72].map((z) => [1.464 - 0.12 * (z / 0.75) ** 2, 0.872, z] as const));
  for (const side of [1, -1]) line([1.5, 2, 2.55].map((x) => [x, 0.868, 0.776 * side] as const));
}

/** What lies on the bridge: a pad for the telephone, and one roller. */
function deck(room: Furnishing, { gloss, alu, panel }: Pick<Stuff, 'gloss' | 'alu' | 'panel'>): void {
  room.box([0.3, 0.008, 0.2], [1.78, 0.622, 0], panel, 0.004);
  room.box([0.17, 0.01, 0.085], [1.74, 0.628, 0.045], gloss, 0.004);
  room.knob(0.022, 0.05, [1.86, 0.628, -0.05], alu, [Math.PI / 2, 0, 0]);
}

function overhead(room: Furnishing, { gloss, roof }: { gloss: Material; roof: Material }): void {
  room.box([0.03, 0.06, 0.22], [1.9, 1.34, 0], gloss, 0.02, [0, 0, 0.15]);
  room.box([0.004, 0.046, 0.2], [1.917, 1.34, 0], matte('#9fb0bf', 0.05, 1), 0.002, [0, 0, 0.15]);
  room.pair([0.14, 0.018, 0.4], [2.02, 1.39, 0.36], roof, 0.009, [0, 0, -0.12]);
}
