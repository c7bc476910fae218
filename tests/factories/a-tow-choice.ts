import fc from 'fast-check';
import {
  FIGURE_BOUNDS,
  type TowCar,
  type TowChoice,
  type TowFigure,
  type TowLoad,
  UNNAMED,
  USUAL_LOAD,
} from '#src/rules/tow/tow-car.ts';

/** A tow car of which nothing is known but what a test states. */
export const aTowChoice = (car: Partial<TowCar>, load: TowLoad = USUAL_LOAD): TowChoice => ({
  car: { ...UNNAMED, brakedCapacity: 3000, ballLimit: null, gvm: null, gcm: null, kerbMass: null, ...car },
  load,
});

const figure = (name: TowFigure) => fc.integer({ min: FIGURE_BOUNDS[name].least, max: FIGURE_BOUNDS[name].most });

/** Any tow car that can be typed, its plates in agreement. */
export const someTowChoice: fc.Arbitrary<TowChoice> = fc
  .record({
    braked: figure('brakedCapacity'),
    ball: fc.option(figure('ballLimit')),
    kerb: fc.option(fc.integer({ min: 500, max: 4000 })),
    carries: fc.option(fc.integer({ min: 1, max: 2000 })),
    tows: fc.option(fc.integer({ min: 1, max: 5000 })),
    people: fc.nat(FIGURE_BOUNDS.people.most),
    luggage: fc.nat(FIGURE_BOUNDS.luggage.most),
  })
  .map(({ braked, ball, kerb, carries, tows, people, luggage }) => {
    const gvm = carries === null ? null : Math.max(800, (kerb ?? 1500) + carries);
    const full = gvm ?? kerb;
    const gcm = full === null || tows === null ? null : Math.max(1000, full + tows);
    return aTowChoice({ brakedCapacity: braked, ballLimit: ball, kerbMass: kerb, gvm, gcm }, { people, luggage });
  });
