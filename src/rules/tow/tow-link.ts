import { slugOf } from '../text/slug.ts';
import { FIGURE_BOUNDS, type TowCar, type TowChoice, type TowFigure, UNNAMED, USUAL_LOAD } from './tow-car.ts';
import { TOW_LINK } from './tow-link-mark.ts';
import { type ListedCar, towCarOf } from './tow-table.ts';
import { readTowCar } from './typed-tow-car.ts';

/** The name of a car whose figures were typed. */
const TYPED = 'figures';
/** A link that we made is far shorter. */
const LONGEST = 300;
const FIGURES = Object.keys(FIGURE_BOUNDS) as TowFigure[];
const LOAD = Object.keys(USUAL_LOAD) as TowFigure[];

/** The end of an address that opens with this car in it: its name if it is of the table, else its figures, and what is in it (ledger P15). */
export function towLink({ car, load }: TowChoice): string {
  const isTyped = car.short === UNNAMED.short;
  const figures: Readonly<Partial<Record<TowFigure, number | null>>> = isTyped ? { ...car, ...load } : load;
  const said = FIGURES.flatMap((figure) => (figures[figure] == null ? [] : [`&${figure}=${figures[figure]}`]));
  return TOW_LINK + (isTyped ? TYPED : keyOf(car)) + said.join('');
}

const keyOf = ({ name }: Pick<TowCar, 'name'>): string => slugOf(name);

/** The car of an address's end; null for one that no car of the table has, and for figures that no car has (ledger P15). */
export function linkedTowCar(hash: string, cars: readonly ListedCar[]): TowChoice | null {
  if (!hash.startsWith(TOW_LINK) || hash.length > LONGEST) return null;
  const said = new URLSearchParams(hash.slice(1));
  const listed = cars.map(towCarOf).find((car) => keyOf(car) === said.get('tow'));
  if (listed === undefined && said.get('tow') !== TYPED) return null;
  // Of a car of the table only what is in it is read from the address.
  const figures = listed === undefined ? FIGURES : LOAD;
  const typed = Object.fromEntries(figures.map((figure) => [figure, said.get(figure) ?? '']));
  const read = readTowCar(UNNAMED, listed === undefined ? typed : { ...typed, brakedCapacity: String(listed.brakedCapacity) });
  return read.ok ? { car: listed ?? read.choice.car, load: read.choice.load } : null;
}
