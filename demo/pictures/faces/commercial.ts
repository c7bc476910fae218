import { bus } from '../bodies/bus.ts';
import { truckTray } from '../bodies/light-truck.ts';
import { van } from '../bodies/van.ts';
import type { Body, Part } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { headlamp, tailLamp } from '../lamps.ts';
import { path } from '../path.ts';
import { windowBoxes } from '../shapes.ts';

/** Headlamps of the van, which the motorhome is built on. */
export const VAN_NOSE_A = headlamp({
  housing: '0.64 0.71 | 0.32 0.76, 0.56 1, 0.34 0.99 | 0.68 0.9',
  bulbs: [[0.76, 0.8, 0.05]],
  light: '0.68 0.871, 0.8 0.896 | 0.32 0.951, 0.48 0.961',
});
/** Slimmer lamps for the second face. */
export const VAN_NOSE_B = headlamp({
  housing: '0.6 0.78 | 0.3 0.82, 0.5 0.99, 0.3 0.98 | 0.62 0.89',
  bulbs: [
    [0.71, 0.835, 0.034],
    [0.79, 0.845, 0.03],
  ],
  light: '0.61 0.771, 0.76 0.781 | 0.28 0.816, 0.44 0.956',
  width: 0.02,
});
/** A deep lower grille for the second face. */
export const VAN_FRONT_B = frontArt({
  skirt: 0.46,
  pattern: 'slats',
  rim: 'black',
  grilleRound: 0.04,
  grille: [0.6, 0.76, 0.62, 0.9, 2],
  slat: 'chrome',
  slatWidth: 0.014,
  low: [0.66, 0.3, 0.64, 0.66, 6],
  badge: 0.83,
  plate: 0.5,
  screen: [1.05, 0.88, 1.88, 0.78],
});

const VAN_TAIL = tailLamp({
  housing: '0.885 1.42 | 5.2 1.42, 5.2 0.82 | 0.885 0.82',
  amber: '0.895 1.38, 0.93 1.38, 0.93 1.25, 0.895 1.25',
  reverse: '0.895 0.94, 0.94 0.94, 0.94 0.86, 0.895 0.86',
});

const TRUCK_BOX: readonly Part[] = [
  { kind: 'box', material: 'alu', size: [4.12, 0.07, 2.06], at: [3.92, 0.92, 0], round: 0.015 },
  { kind: 'box', material: 'white', size: [4.1, 1.74, 2.04], at: [3.93, 1.83, 0], round: 0.03 },
  { kind: 'box', material: 'alu', size: [4.12, 0.06, 0.05], at: [3.93, 0.98, 1.01], mirrored: true, round: 0.01 },
  { kind: 'box', material: 'alu', size: [4.12, 0.06, 0.05], at: [3.93, 2.68, 1.01], mirrored: true, round: 0.01 },
  { kind: 'box', material: 'alu', size: [0.05, 1.72, 0.05], at: [5.97, 1.83, 1.01], mirrored: true, round: 0.01 },
  { kind: 'box', material: 'alu', size: [0.02, 1.66, 0.02], at: [5.985, 1.83, 0], round: 0.005 },
  { kind: 'box', material: 'chrome', size: [0.03, 1.5, 0.025], at: [5.995, 1.85, 0.3], mirrored: true, round: 0.01 },
];

/** The two faces of vans, people movers, light trucks and buses. */
export const COMMERCIAL_FACES = {
  'people-mover': {
    a: {
      wheel: 'alloy10',
      nose: headlamp({
        housing: '0.64 0.725 | 0.34 0.78, 0.56 0.95, 0.3 0.925 | 0.66 0.84',
        bulbs: [
          [0.75, 0.778, 0.034],
          [0.83, 0.795, 0.03],
        ],
        light: '0.655 0.821, 0.79 0.846 | 0.28 0.898, 0.5 0.924',
      }),
      tail: tailLamp({
        housing: '0.74 1.16 | 4.88 1.12, 4.8 1, 4.88 0.88 | 0.74 0.88',
        light: '0.79 1.12, 0.79 0.92',
        reverse: '0.82 0.94, 0.87 0.94, 0.87 0.9, 0.82 0.9',
      }),
    },
    b: {
      wheel: 'turbine',
      front: frontArt({
        skirt: 0.25,
        pattern: 'closed',
        grille: [0.5, 0.46, 0.56, 0.66, 0],
        low: [0.66, 0.27, 0.64, 0.42, 4],
        badge: 0.76,
        plate: 0.38,
        screen: [1, 0.88, 1.72, 0.74],
      }),
      nose: headlamp({
        housing: '0.6 0.74 | 0.26 0.78, 0.46 0.9, 0.26 0.89 | 0.6 0.82',
        bulbs: [
          [0.7, 0.78, 0.026],
          [0.78, 0.788, 0.026],
        ],
        light: '0 0.821, 0.6 0.821, 0.78 0.831 | 0.26 0.876, 0.44 0.891',
        width: 0.014,
      }),
      tail: tailLamp({
        material: 'reddark',
        housing: '-0.1 1.06, 0.76 1.06 | 4.86 1.08, 4.82 0.96 | 0.76 0.94, 0.6 0.99, -0.1 0.99',
        light: '-0.1 1.025, 0.74 1.025 | 4.86 1.03',
        width: 0.022,
      }),
    },
  },
  van: {
    a: { wheel: 'steel', nose: VAN_NOSE_A, tail: VAN_TAIL },
    b: {
      wheel: 'dark5',
      front: VAN_FRONT_B,
      nose: VAN_NOSE_B,
      tail: VAN_TAIL,
      side: [
        ...van.art.side,
        ...windowBoxes([
          [2.46, 3.46, 1.24, 1.78],
          [3.68, 5.02, 1.24, 1.78],
        ]),
      ],
    },
  },
  'light-truck': {
    a: {
      wheel: 'white',
      parts: truckTray,
      nose: [
        ...headlamp({ housing: '0.6 0.67 | 0.2 0.68, 0.2 0.9 | 0.64 0.9', bulbs: [[0.72, 0.785, 0.065]] }),
        ...tailLamp({ amber: '0.84 0.72 | 0.22 0.72, 0.22 0.86 | 0.84 0.86' }),
      ],
    },
    b: {
      wheel: 'steel',
      parts: TRUCK_BOX,
      front: frontArt({
        skirt: 0.5,
        pattern: 'upright',
        rim: 'chrome',
        grille: [0.5, 0.86, 0.56, 1.04, 8],
        slat: 'silver',
        low: [0.56, 0.52, 0.54, 0.68, 3],
        plate: 0.6,
        badge: 1.14,
        screen: [1.26, 0.91, 2.1, 0.8],
      }),
      nose: headlamp({
        housing: '0.58 0.72 | 0.22 0.72, 0.26 0.98 | 0.66 0.94',
        bulbs: [
          [0.68, 0.8, 0.042],
          [0.78, 0.81, 0.04],
        ],
        light: '0.64 0.886, 0.82 0.906 | 0.2 0.936',
      }),
    },
  },
  bus: {
    a: {
      wheel: 'white',
      nose: headlamp({
        housing: '0.56 0.7 | 0.22 0.72, 0.36 0.92 | 0.62 0.92',
        bulbs: [
          [0.7, 0.81, 0.062],
          [0.84, 0.81, 0.052],
        ],
      }),
      tail: tailLamp({
        housing: '0.74 1.22 | 7 1.2, 7 0.8 | 0.74 0.8',
        amber: '0.78 1.18, 0.86 1.18, 0.86 1.08, 0.78 1.08',
        reverse: '0.78 0.9, 0.86 0.9, 0.86 0.84, 0.78 0.84',
      }),
    },
    b: {
      wheel: 'alloy10',
      nose: headlamp({
        housing: '0.5 0.74 | 0.3 0.78, 0.5 1.0, 0.2 0.94 | 0.56 0.88',
        bulbs: [
          [0.66, 0.8, 0.036],
          [0.76, 0.805, 0.036],
          [0.86, 0.815, 0.03],
        ],
        light: '0.56 0.856, 0.8 0.886 | 0.2 0.916, 0.42 0.961',
      }),
      tail: tailLamp({
        housing: '0.8 1.5, 0.86 1.5 | 7.0 1.5, 7.04 0.76 | 0.8 0.76',
        light: '0.84 1.46, 0.84 0.82',
        width: 0.024,
      }),
      side: [
        ...bus.art.side.filter((shape) => shape.material !== 'decal' && shape.material !== 'decal2'),
        { material: 'decal', area: path('3.2 0.42, 4.4 0.42, 5.6 1.26, 4.4 1.26') },
        { material: 'decal2', area: path('4.5 0.42, 4.8 0.42, 6 1.26, 5.7 1.26') },
      ],
    },
  },
} satisfies Readonly<Record<string, Body['faces']>>;
