import { expeditionParts } from '../bodies/four-by-four.ts';
import { sportsBar } from '../bodies/ute.ts';
import type { Body } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { headlamp, tailLamp } from '../lamps.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box, gap } from '../shapes.ts';

const UTE_NOSE_A = headlamp({
  housing: '0.62 0.865 | 0.3 0.89, 0.42 1.03, 0.26 1.02 | 0.64 1.005',
  bulbs: [[0.72, 0.93, 0.04]],
  light: '0.645 0.981, 0.76 0.991 | 0.24 1.001, 0.38 1.006',
});
const UTE_NOSE_B = headlamp({
  housing: '0.58 0.9 | 0.24 0.92, 0.34 1.03, 0.2 1.02 | 0.6 1',
  bulbs: [
    [0.68, 0.95, 0.03],
    [0.76, 0.955, 0.028],
  ],
  light: '0.6 0.891, 0.74 0.898 | 0.22 0.916, 0.3 1.001',
  width: 0.022,
});
const UTE_FRONT_B = frontArt({
  skirt: 0.5,
  pattern: 'mesh',
  rim: 'black',
  grilleRound: 0.05,
  grille: [0.54, 0.62, 0.6, 1.02, 7],
  slat: 'plastic',
  low: [0.66, 0.46, 0.64, 0.56, 2],
  badge: 0.86,
  plate: 0.53,
  screen: [1.11, 0.83, 1.735, 0.69],
});

/** The two faces of SUVs, four-wheel drives and utes. */
export const UTE_FACES = {
  suv: {
    a: {
      wheel: 'dark5',
      nose: headlamp({
        housing: '0.64 0.79 | 0.3 0.82, 0.46 0.95, 0.28 0.935 | 0.66 0.905',
        bulbs: [
          [0.735, 0.838, 0.033],
          [0.815, 0.846, 0.03],
        ],
        light: '0.655 0.883, 0.77 0.894 | 0.25 0.911, 0.42 0.928',
      }),
      tail: tailLamp({
        housing: '0.36 1.07, 0.68 1.09 | 4.36 1.105, 4.2 1.07, 4.36 0.98 | 0.68 0.955, 0.38 1',
        light: '0.4 1.045, 0.7 1.06 | 4.34 1.08',
        reverse: '0.52 0.985, 0.62 0.975, 0.62 0.998, 0.52 1.005',
      }),
    },
    b: {
      wheel: 'turbine',
      front: frontArt({
        skirt: 0.34,
        pattern: 'mesh',
        rim: 'black',
        grilleRound: 0.08,
        grille: [0.42, 0.5, 0.54, 0.8, 8],
        low: [0.56, 0.36, 0.52, 0.45, 2],
        badge: 0.87,
        plate: 0.43,
        screen: [1.04, 0.82, 1.61, 0.665],
      }),
      nose: [
        ...headlamp({ light: '0.55 0.886, 0.72 0.894 | 0.26 0.911, 0.42 0.926', width: 0.022 }),
        ...headlamp({
          housing: '0.62 0.62, 0.72 0.62 | 0.2 0.66, 0.22 0.8 | 0.72 0.8, 0.64 0.79',
          bulbs: [
            [0.71, 0.745, 0.036],
            [0.71, 0.67, 0.03],
          ],
        }),
      ],
      rear: rearArt({
        skirt: 0.3,
        diffuser: path('-0.95 0.46, 0.95 0.46, 0.95 0.1, -0.95 0.1'),
        gate: path('-0.7 1.6, -0.79 1.14, -0.7 0.9, -0.68 0.56, 0.68 0.56, 0.7 0.9, 0.79 1.14, 0.7 1.6'),
        badge: 0.95,
        plate: 0.72,
        screen: [1.2, 0.7, 1.575, 0.6],
      }),
      tail: tailLamp({
        material: 'reddark',
        housing: '-0.1 1.09, 0.68 1.09 | 4.36 1.11, 4.24 1.08, 4.34 1.04 | 0.68 1.03, -0.1 1.03',
        light: '-0.1 1.06, 0.68 1.06 | 4.34 1.075',
        width: 0.024,
      }),
      top: [
        gap(path('1.2 -0.78, 0.3 -0.68, 0.12 -0.45, 0.12 0.45, 0.3 0.68, 1.2 0.78'), 0.2),
        { material: 'black', area: box(1.95, 4.2, -0.72, 0.72), round: 0.15 },
      ],
    },
  },
  'four-by-four': {
    a: {
      wheel: 'dark6',
      parts: expeditionParts,
      nose: [
        ...headlamp({ housing: '0.56 0.83 | 0.18 0.84, 0.18 1.02 | 0.56 1.03', bulbs: [[0.67, 0.93, 0.07]] }),
        ...tailLamp({ amber: '0.8 0.87 | 0.16 0.87, 0.16 0.99 | 0.8 0.99' }),
      ],
      tail: tailLamp({
        housing: '0.73 1.08 | 4.5 1.06, 4.5 0.78 | 0.73 0.78',
        amber: '0.76 1.04, 0.84 1.04, 0.84 0.97, 0.76 0.97',
        reverse: '0.76 0.86, 0.84 0.86, 0.84 0.82, 0.76 0.82',
      }),
    },
    b: {
      wheel: 'alloy6',
      front: frontArt({
        skirt: 0.66,
        pattern: 'upright',
        rim: 'paint',
        grilleRound: 0.03,
        grille: [0.46, 0.82, 0.46, 1.02, 7],
        slat: 'paint',
        slatWidth: 0.045,
        fog: path('0.6 0.7, 0.72 0.7, 0.72 0.62, 0.6 0.62'),
        plate: 0.58,
        screen: [1.13, 0.85, 1.81, 0.735],
      }),
      nose: [
        { material: 'black', circle: [0.62, 0.92, 0.125] },
        ...headlamp({ bulbs: [[0.62, 0.92, 0.105]] }),
        ...tailLamp({ amber: '0.78 0.78 | 0.14 0.78, 0.14 0.84 | 0.78 0.84' }),
      ],
      tail: tailLamp({
        housing: '0.74 1.06 | 4.52 1.06, 4.52 0.86 | 0.74 0.86',
        light: '0.77 1.03, 0.84 1.03, 0.84 0.9, 0.77 0.9, 0.77 1.03',
        width: 0.014,
      }),
      parts: [{ kind: 'box', material: 'black', size: [2.2, 0.03, 0.03], at: [3.1, 1.862, 0.66], mirrored: true, round: 0.012 }],
    },
  },
  ute: {
    a: {
      wheel: 'alloy6',
      parts: sportsBar,
      nose: UTE_NOSE_A,
      tail: tailLamp({
        housing: '0.745 1.15 | 5.18 1.14, 5.18 0.86 | 0.745 0.84',
        amber: '0.77 1.11, 0.85 1.11, 0.85 1.05, 0.77 1.05',
        reverse: '0.77 0.92, 0.85 0.92, 0.85 0.88, 0.77 0.88',
      }),
    },
    b: {
      wheel: 'dark6',
      parts: [{ kind: 'box', material: 'black', size: [1.52, 0.05, 1.62], at: [4.46, 1.25, 0], round: 0.02 }],
      front: UTE_FRONT_B,
      nose: UTE_NOSE_B,
      tail: tailLamp({
        housing: '0.75 1.18 | 5.14 1.17, 5.2 0.9 | 0.75 0.78',
        light: '0.8 1.14, 0.84 1.0, 0.8 0.84',
        width: 0.026,
      }),
    },
  },
  'cab-chassis': {
    a: { wheel: 'steel', nose: UTE_NOSE_A },
    b: { wheel: 'dark6', front: UTE_FRONT_B, nose: UTE_NOSE_B },
  },
} satisfies Readonly<Record<string, Body['faces']>>;
