import { z } from 'zod';
import { FIGURE_BOUNDS, type TowFigure } from '#src/rules/tow/tow-car.ts';
import type { ListedCar } from '#src/rules/tow/tow-table.ts';
import table from './tow-cars.json' with { type: 'json' };

const kilograms = (figure: TowFigure) => z.int().min(FIGURE_BOUNDS[figure].least).max(FIGURE_BOUNDS[figure].most);
const name = z.string().min(1).max(30);
const year = z.int().min(1980).max(2100);

const listedCar = z
  .strictObject({
    make: name,
    model: name,
    badge: name,
    from: year,
    to: year,
    braked: kilograms('brakedCapacity'),
    ball: kilograms('ballLimit'),
    gvm: kilograms('gvm'),
    gcm: kilograms('gcm'),
    kerb: kilograms('kerbMass'),
  })
  .refine(({ from, to }) => from <= to, 'the first year must not be after the last')
  .refine(({ gvm, kerb }) => gvm > kerb, 'the GVM must be more than the kerb mass')
  .refine(({ gvm, gcm }) => gcm > gvm, 'the GCM must be more than the GVM');

export const towCarTable = z.strictObject({
  note: z.string().startsWith('SAMPLE DATA'),
  cars: z
    .array(listedCar)
    .min(1)
    .refine(
      (cars) => new Set(cars.map(({ make, model, badge, from }) => `${make} ${model} ${badge} ${from}`)).size === cars.length,
      'a car is in it twice',
    ),
});

/** The tow cars to choose from: sample data, checked when it is loaded. */
export const towCars: readonly ListedCar[] = towCarTable.parse(table).cars;
