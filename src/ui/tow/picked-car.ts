import { type TowChoice, type TowFigure, UNNAMED, USUAL_LOAD } from '#src/rules/tow/tow-car.ts';
import { type ListedCar, towCarOf } from '#src/rules/tow/tow-table.ts';
import type { TypedFigures } from '#src/rules/tow/typed-tow-car.ts';
import { figureText } from '#src/ui/leads/text-field.tsx';

/** How far a shopper has come in the lists. */
export interface Picked {
  readonly make: string;
  readonly model: string;
  readonly car: ListedCar | null;
}

const NOTHING: Picked = { make: '', model: '', car: null };

/** The lists as they stand for a car that was chosen before. */
export function pickedAt(cars: readonly ListedCar[], name: string | undefined): Picked {
  const car = cars.find((one) => towCarOf(one).name === name) ?? null;
  return car === null ? NOTHING : { make: car.make, model: car.model, car };
}

/** The fields as they stand for a car that was chosen before: its own figures if they were typed, and its load. */
export function firstTyped(before: TowChoice | null): TypedFigures {
  const load = before?.load ?? USUAL_LOAD;
  const { name: _, short, ...figures } = before?.car ?? UNNAMED;
  const own = short === UNNAMED.short ? figures : {};
  return Object.fromEntries(
    Object.entries({ ...own, ...load }).flatMap(([figure, value]) =>
      typeof value === 'number' ? [[figure as TowFigure, figureText(String(value))]] : [],
    ),
  );
}
