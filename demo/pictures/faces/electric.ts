import { crossover } from '../bodies/crossover.ts';
import { liftback } from '../bodies/liftback.ts';
import type { Body, Shape } from '../body.ts';
import { headlamp, tailLamp } from '../lamps.ts';
import { box } from '../shapes.ts';

type Faces = Body['faces'];

/** No grille: one line of light from edge to edge, over slim lamps. */
const LIFTBACK_LAMPS = {
  nose: headlamp({
    housing: '0.48 0.588, 0.66 0.57 | 0.24 0.6, 0.5 0.7, 0.3 0.69 | 0.6 0.64, 0.48 0.632',
    bulbs: [
      [0.6, 0.604, 0.018],
      [0.67, 0.61, 0.018],
      [0.74, 0.62, 0.016],
    ],
    light: '-0.05 0.638, 0.46 0.638, 0.6 0.644 | 0.3 0.668, 0.48 0.7',
    width: 0.014,
  }),
  tail: tailLamp({
    material: 'reddark',
    housing: '-0.1 1.0, 0.6 1.0 | 4.68 1.01, 4.5 0.985, 4.66 0.955 | 0.62 0.93, -0.1 0.935',
    light: '-0.1 0.968, 0.62 0.968 | 4.66 0.98, 4.54 0.983',
    width: 0.02,
  }),
};

/** The line of light stands high, the lamps in corners of their own below it. */
const CROSSOVER_LAMPS = {
  nose: [
    ...headlamp({ light: '-0.05 0.855, 0.48 0.855, 0.62 0.86 | 0.3 0.886, 0.46 0.92', width: 0.018 }),
    ...headlamp({
      housing: '0.66 0.7, 0.8 0.69 | 0.3 0.71, 0.34 0.82 | 0.76 0.805, 0.64 0.8',
      bulbs: [
        [0.73, 0.752, 0.024],
        [0.8, 0.756, 0.022],
      ],
    }),
  ],
  tail: tailLamp({
    material: 'reddark',
    housing: '-0.1 1.13, 0.62 1.13 | 4.62 1.14, 4.44 1.115, 4.6 1.085 | 0.64 1.06, -0.1 1.07',
    light: '-0.1 1.105, 0.66 1.105 | 4.58 1.117, 4.48 1.115',
    width: 0.016,
  }),
};

const blackRoof = (x0: number, x1: number): Shape => ({ material: 'black', area: box(x0, x1, -0.8, 0.8), round: 0.15 });

/** The two faces of each electric flagship: bright wheels, or dark ones under a black roof. */
export const ELECTRIC_FACES = {
  liftback: {
    a: { wheel: 'blade', ...LIFTBACK_LAMPS },
    b: { wheel: 'dark-blade', ...LIFTBACK_LAMPS, top: [...liftback.art.top, blackRoof(1.9, 4.4)] },
  },
  crossover: {
    a: { wheel: 'vane', ...CROSSOVER_LAMPS },
    b: { wheel: 'dark-vane', ...CROSSOVER_LAMPS, top: [...crossover.art.top, blackRoof(1.8, 4.5)] },
  },
} satisfies Readonly<Record<string, Faces>>;
