import { coupeNose, coupeTail } from '../bodies/coupe.ts';
import { sedanBonnet } from '../bodies/sedan.ts';
import type { Body, Shape } from '../body.ts';
import { frontArt } from '../front-art.ts';
import { headlamp, roundTailLamp, tailLamp } from '../lamps.ts';
import { path } from '../path.ts';
import { rearArt } from '../rear-art.ts';
import { box } from '../shapes.ts';

type Faces = Body['faces'];

/** A roof in black, from x to x. */
const blackRoof = (x0: number, x1: number, half = 0.7): Shape => ({
  material: 'black',
  area: box(x0, x1, -half, half),
  round: 0.15,
});

/** The two faces of each car: lamps, grille, wheels. */
export const CAR_FACES = {
  hatch: {
    a: {
      wheel: 'dark5',
      nose: headlamp({
        housing: '0.56 0.63 | 0.3 0.68, 0.47 0.81, 0.28 0.79 | 0.6 0.74',
        bulbs: [
          [0.66, 0.68, 0.034],
          [0.75, 0.7, 0.03],
        ],
        light: '0.585 0.711, 0.72 0.738 | 0.25 0.766, 0.43 0.786',
      }),
      tail: tailLamp({
        housing: '0.5 0.99, 0.68 1.01 | 3.78 1.01, 3.65 0.97, 3.78 0.88 | 0.66 0.86, 0.52 0.91',
        light: '0.54 0.965, 0.66 0.98 | 3.76 0.985',
        reverse: '0.55 0.905, 0.64 0.905, 0.64 0.925, 0.55 0.925',
      }),
    },
    b: {
      wheel: 'aero',
      front: frontArt({
        skirt: 0.22,
        pattern: 'closed',
        grille: [0.5, 0.46, 0.58, 0.62, 0],
        low: [0.62, 0.25, 0.56, 0.4, 3],
        badge: 0.7,
        plate: 0.36,
        screen: [0.93, 0.79, 1.436, 0.65],
      }),
      nose: headlamp({
        housing: '0.5 0.66 | 0.2 0.7, 0.42 0.8, 0.24 0.79 | 0.5 0.75',
        bulbs: [
          [0.6, 0.7, 0.026],
          [0.68, 0.706, 0.026],
          [0.76, 0.715, 0.022],
        ],
        light: '0 0.748, 0.5 0.748, 0.66 0.754 | 0.2 0.771, 0.38 0.783',
        width: 0.013,
      }),
      rear: rearArt({
        skirt: 0.2,
        diffuser: path('-0.66 0.36, 0.66 0.36, 0.78 0.1, -0.78 0.1'),
        gate: path('-0.68 1.43, -0.76 1, -0.66 0.8, -0.62 0.52, 0.62 0.52, 0.66 0.8, 0.76 1, 0.68 1.43'),
        badge: 0.88,
        plate: 0.62,
        screen: [1.068, 0.66, 1.42, 0.57],
      }),
      tail: tailLamp({
        material: 'reddark',
        housing: '-0.1 1, 0.6 1 | 3.76 1.01, 3.66 0.97, 3.76 0.93 | 0.6 0.93, -0.1 0.93',
        light: '-0.1 0.968, 0.62 0.968 | 3.74 0.975',
      }),
      top: [blackRoof(1.7, 3.7)],
    },
  },
  sedan: {
    a: {
      wheel: 'alloy5',
      nose: headlamp({
        housing: '0.6 0.625 | 0.34 0.675, 0.52 0.79, 0.3 0.775 | 0.62 0.725',
        bulbs: [
          [0.69, 0.672, 0.032],
          [0.775, 0.687, 0.028],
        ],
        light: '0.615 0.701, 0.74 0.721 | 0.3 0.751, 0.47 0.766',
      }),
      tail: tailLamp({
        housing: '0.4 0.955, 0.66 0.972 | 4.5 0.985, 4.3 0.96, 4.44 0.87 | 0.66 0.84, 0.42 0.88',
        light: '0.43 0.935, 0.68 0.95 | 4.48 0.962',
        reverse: '0.5 0.868, 0.6 0.862, 0.6 0.886, 0.5 0.89',
      }),
    },
    b: {
      wheel: 'turbine',
      front: frontArt({
        skirt: 0.2,
        pattern: 'mesh',
        rim: 'dark',
        grilleRound: 0.07,
        grille: [0.44, 0.3, 0.56, 0.69, 9],
        fog: path('0.7 0.46, 0.82 0.5, 0.84 0.28, 0.74 0.26'),
        badge: 0.6,
        plate: 0.4,
        screen: [0.92, 0.8, 1.39, 0.66],
      }),
      nose: headlamp({
        housing: '0.6 0.625 | 0.3 0.67, 0.5 0.785, 0.28 0.775 | 0.61 0.735',
        bulbs: [
          [0.68, 0.703, 0.024],
          [0.74, 0.708, 0.022],
        ],
        light: '0.6 0.658, 0.72 0.666 | 0.24 0.696, 0.46 0.771',
      }),
      rear: rearArt({
        skirt: 0.22,
        diffuser: path('-0.7 0.34, 0.7 0.34, 0.76 0.1, -0.76 0.1'),
        gate: path('-0.8 1.06, -0.7 0.86, -0.62 0.6, 0.62 0.6, 0.7 0.86, 0.8 1.06'),
        badge: 1.0,
        plate: 0.7,
        pipe: path('0.5 0.3, 0.68 0.3, 0.66 0.22, 0.52 0.22'),
        screen: [1.03, 0.69, 1.385, 0.6],
        glass: 'glass',
      }),
      tail: tailLamp({
        material: 'reddark',
        housing: '-0.1 0.94, 0.6 0.95 | 4.48 0.98, 4.36 0.96, 4.48 0.9 | 0.62 0.88, -0.1 0.88',
        light: '-0.1 0.91, 0.62 0.916 | 4.46 0.945',
        width: 0.022,
      }),
    },
  },
  wagon: {
    a: {
      wheel: 'alloy10',
      nose: headlamp({
        housing: '0.6 0.625 | 0.34 0.675, 0.52 0.79, 0.3 0.775 | 0.62 0.725',
        bulbs: [
          [0.69, 0.672, 0.032],
          [0.775, 0.687, 0.028],
        ],
        light: '0.615 0.701, 0.74 0.721 | 0.3 0.751, 0.47 0.766',
      }),
      tail: tailLamp({
        housing: '0.46 0.97, 0.7 0.99 | 4.54 1, 4.36 0.97, 4.5 0.86 | 0.68 0.84, 0.48 0.88',
        light: '0.5 0.945, 0.72 0.965 | 4.52 0.975',
        reverse: '0.54 0.868, 0.63 0.865, 0.63 0.888, 0.54 0.89',
      }),
    },
    b: {
      wheel: 'dark7',
      front: frontArt({
        skirt: 0.26,
        pattern: 'upright',
        grille: [0.46, 0.5, 0.5, 0.74, 11],
        slat: 'silver',
        slatWidth: 0.012,
        low: [0.72, 0.28, 0.7, 0.43, 4],
        badge: 0.62,
        plate: 0.38,
        screen: [0.92, 0.8, 1.39, 0.66],
      }),
      nose: headlamp({
        housing: '0.55 0.6 | 0.26 0.66, 0.36 0.79, 0.2 0.785 | 0.56 0.75',
        bulbs: [[0.66, 0.675, 0.05]],
        light: '0.575 0.721, 0.7 0.734 | 0.18 0.751, 0.3 0.758, 0.25 0.676',
      }),
      tail: tailLamp({
        housing: '0.6 1.02, 0.72 1.03 | 4.58 1.04, 4.5 1.02, 4.56 0.74 | 0.72 0.7, 0.64 0.72, 0.68 0.86',
        light: '0.66 0.99, 0.73 0.86 | 4.6 0.76',
        width: 0.024,
        amber: '0.68 0.84, 0.73 0.84, 0.73 0.79, 0.68 0.79',
      }),
      top: [sedanBonnet, { material: 'solidglass', area: box(2.3, 3.6, -0.46, 0.46), round: 0.06 }],
    },
  },
  coupe: {
    a: {
      wheel: 'dark10',
      nose: headlamp({
        housing: '0.6 0.535 | 0.36 0.6, 0.58 0.72, 0.32 0.695 | 0.64 0.625',
        bulbs: [
          [0.7, 0.578, 0.028],
          [0.775, 0.594, 0.025],
        ],
        light: '0.62 0.603, 0.75 0.624 | 0.3 0.671, 0.53 0.698',
      }),
      tail: tailLamp({
        housing: '0.2 0.86, 0.66 0.878 | 4.4 0.89, 4.2 0.88, 4.3 0.83 | 0.6 0.785, 0.22 0.81',
        light: '0.22 0.84, 0.68 0.856 | 4.38 0.87',
      }),
    },
    b: {
      wheel: 'alloy7',
      front: frontArt({
        ...coupeNose,
        pattern: 'mesh',
        rim: 'dark',
        grilleRound: 0.05,
        grille: [0.68, 0.3, 0.56, 0.5, 6],
        low: [0.8, 0.17, 0.76, 0.25, 2],
      }),
      nose: headlamp({
        housing: '0.64 0.56 | 0.3 0.6, 0.52 0.71, 0.32 0.69 | 0.66 0.62',
        bulbs: [[0.72, 0.592, 0.026]],
        light: '0.65 0.551, 0.74 0.558 | 0.3 0.596, 0.46 0.676',
        width: 0.02,
      }),
      rear: rearArt({ ...coupeTail, badge: 0.9, plate: 0.46, screen: [0.96, 0.56, 1.27, 0.52], glass: 'glass' }),
      tail: [
        ...tailLamp({ material: 'black', housing: '-0.1 0.87, 0.66 0.88 | 4.4 0.88, 4.32 0.83 | 0.64 0.73, -0.1 0.74' }),
        ...roundTailLamp([
          [0.42, 0.81, 0.055],
          [0.6, 0.815, 0.055],
        ]),
      ],
    },
  },
  convertible: {
    a: {
      wheel: 'alloy5',
      nose: headlamp({
        housing: '0.6 0.535 | 0.36 0.6, 0.58 0.72, 0.32 0.695 | 0.64 0.625',
        bulbs: [
          [0.7, 0.578, 0.028],
          [0.775, 0.594, 0.025],
        ],
        light: '0.62 0.603, 0.75 0.624 | 0.3 0.671, 0.53 0.698',
      }),
      tail: tailLamp({
        housing: '0.2 0.86, 0.66 0.878 | 4.4 0.89, 4.2 0.88, 4.3 0.83 | 0.6 0.785, 0.22 0.81',
        light: '0.22 0.84, 0.68 0.856 | 4.38 0.87',
      }),
    },
    b: {
      wheel: 'turbine',
      front: frontArt({
        ...coupeNose,
        pattern: 'upright',
        rim: 'chrome',
        grille: [0.4, 0.34, 0.46, 0.56, 9],
        slat: 'silver',
        screen: [0.86, 0.74, 1.225, 0.66],
      }),
      nose: headlamp({
        bulbs: [[0.7, 0.585, 0.058]],
        light: '0.62 0.566, 0.64 0.616, 0.7 0.636, 0.76 0.616, 0.78 0.571',
        width: 0.012,
      }),
      rear: rearArt({ ...coupeTail, badge: 0.88 }),
      tail: roundTailLamp([
        [0.46, 0.825, 0.05],
        [0.6, 0.825, 0.05],
      ]),
    },
  },
} satisfies Readonly<Record<string, Faces>>;
