import { caravanNose, caravanSide } from '../bodies/caravan.ts';
import { motorhomeSide } from '../bodies/motorhome.ts';
import { popTopSide } from '../bodies/pop-top.ts';
import type { Body, Shape } from '../body.ts';
import { tailLamp } from '../lamps.ts';
import { path } from '../path.ts';
import { box, plate, windowBoxes } from '../shapes.ts';
import { VAN_FRONT_B, VAN_NOSE_A, VAN_NOSE_B } from './commercial.ts';

const caravanTail = (y: number, material: 'red' | 'reddark' = 'red') =>
  tailLamp({
    material,
    housing: `0.88 ${y + 0.25}, 1.06 ${y + 0.25}, 1.06 ${y}, 0.88 ${y}`,
    amber: `0.9 ${y + 0.23}, 1.04 ${y + 0.23}, 1.04 ${y + 0.17}, 0.9 ${y + 0.17}`,
  });

/** Charcoal below, a diagonal sweep of paint behind the door. */
const sweep = (y: number, top: number): readonly Shape[] => [
  { material: 'silver', area: box(1, 7.3, 0.3, y - 0.3) },
  { material: 'dark', area: box(1, 7.3, 0.3, 0.52) },
  { material: 'paint', area: path(`3.4 ${y - 0.3}, 5 ${y - 0.3}, 7.4 ${top - 0.1}, 7.4 ${top + 0.5}, 6.6 ${top + 0.5}`) },
  { material: 'decal', line: path(`3.2 ${y - 0.3}, 6.4 ${top + 0.5}`), stroke: 0.06 },
  { material: 'decal2', line: path(`3.05 ${y - 0.3}, 6.25 ${top + 0.5}`), stroke: 0.025 },
];

/** The two faces of motorhomes and caravans: livery, lamps, wheels. */
export const LEISURE_FACES = {
  motorhome: {
    a: {
      wheel: 'steel',
      nose: VAN_NOSE_A,
      tail: tailLamp({
        housing: '0.85 1.1, 1.06 1.1, 1.06 0.75, 0.85 0.75',
        amber: '0.87 1.22, 1.04 1.22, 1.04 1.13, 0.87 1.13',
      }),
    },
    b: {
      wheel: 'alloy6',
      front: [
        ...VAN_FRONT_B,
        { material: 'white', area: box(-1.3, 1.3, 1.91, 3.2) },
        { material: 'decal', area: box(-1.3, 1.3, 2.0, 2.06) },
        { material: 'black', area: box(-0.62, 0.62, 2.3, 2.62), round: 0.1 },
        { material: 'solidglass', area: box(-0.59, 0.59, 2.33, 2.59), round: 0.09 },
      ],
      nose: VAN_NOSE_B,
      tail: tailLamp({ housing: '0.94 1.5, 1.06 1.5, 1.06 0.75, 0.94 0.75', amber: '0.95 1.3, 1.05 1.3, 1.05 1.2, 0.95 1.2' }),
      side: motorhomeSide([
        { material: 'grey', area: box(2.28, 7.2, 0.3, 1.0) },
        { material: 'paint', area: path('2.28 1.02, 7.2 1.02, 7.2 1.2, 2.28 1.2') },
        { material: 'decal', line: path('2.28 1.26, 7.2 1.26'), stroke: 0.025 },
        { material: 'paint', line: path('0.9 2.12, 7 2.12'), stroke: 0.025 },
      ]),
    },
  },
  caravan: {
    a: { wheel: 'dark6', tail: caravanTail(1.05) },
    b: {
      wheel: 'alloy6',
      tail: caravanTail(0.72),
      side: caravanSide(sweep(1.2, 2.2)),
      front: [
        ...caravanNose,
        { material: 'silver', area: box(-1.3, 1.3, 0.3, 1.08) },
        { material: 'decal', area: box(-1.3, 1.3, 1.08, 1.13) },
        ...windowBoxes([[-0.85, 0.85, 1.55, 2.15]]),
      ],
      rear: [
        { material: 'white', area: box(-1.3, 1.3, 0.3, 3) },
        { material: 'silver', area: box(-1.3, 1.3, 0.3, 0.9) },
        { material: 'paint', area: box(-1.3, 1.3, 2.25, 2.75) },
        ...windowBoxes([[-0.6, 0.6, 1.5, 2.1]]),
        plate(1.2),
      ],
    },
  },
  'pop-top': {
    a: { wheel: 'dark5', tail: caravanTail(0.97) },
    b: {
      wheel: 'alloy5',
      tail: caravanTail(0.68),
      side: popTopSide(sweep(1.2, 1.5)),
      front: [
        ...caravanNose,
        { material: 'silver', area: box(-1.3, 1.3, 0.3, 1) },
        { material: 'decal', area: box(-1.3, 1.3, 1, 1.05) },
        ...windowBoxes([[-0.85, 0.85, 1.42, 1.85]]),
        { material: 'canvas', area: box(-1.3, 1.3, 2.17, 2.525) },
      ],
    },
  },
  camper: {
    a: {
      wheel: 'dark6',
      tail: tailLamp({ housing: '0.7 0.84, 0.92 0.84, 0.92 0.72, 0.7 0.72', amber: '0.72 0.82, 0.8 0.82, 0.8 0.74, 0.72 0.74' }),
    },
    b: {
      wheel: 'alloy6',
      tail: tailLamp({
        housing: '0.84 1.06, 0.93 1.06, 0.93 0.74, 0.84 0.74',
        amber: '0.85 0.92, 0.92 0.92, 0.92 0.86, 0.85 0.86',
      }),
      side: [
        { material: 'plastic', area: box(1, 5, 0.3, 0.64) },
        { material: 'white', area: path('1.3 1.31, 4.9 1.31, 4.9 1.8, 1.3 1.8') },
        { material: 'gap', line: path('1.4 1.305, 4.8 1.305'), stroke: 0.022 },
        { material: 'gap', area: box(1.62, 2.48, 0.72, 1.22), round: 0.05, stroke: 0.01 },
        { material: 'gap', area: box(3.84, 4.6, 0.72, 1.22), round: 0.05, stroke: 0.01 },
        { material: 'decal', area: path('2.6 0.95, 3.8 0.95, 3.7 1.02, 2.6 1.02') },
      ],
      top: [{ material: 'white', area: box(1, 5, -1.2, 1.2) }],
    },
  },
} satisfies Readonly<Record<string, Body['faces']>>;
