import { numberText } from '../text/number-text.ts';
import { FIGURE_BOUNDS, isPlausible, type TowCar, type TowChoice, type TowFigure, type TowLoad, USUAL_LOAD } from './tow-car.ts';

type CarName = Pick<TowCar, 'name' | 'short'>;

/** What a shopper typed into the fields, as it stands there. */
export type TypedFigures = Readonly<Partial<Record<TowFigure, string>>>;

export type FigureFaults = Readonly<Partial<Record<TowFigure, string>>>;

export type ReadTowCar =
  | { readonly ok: true; readonly choice: TowChoice }
  | { readonly ok: false; readonly faults: FigureFaults };

const FIGURES = Object.keys(FIGURE_BOUNDS) as TowFigure[];

/** Reads the figures of a tow car that a shopper typed; each one that no car has is refused in words (ledger P15). */
export function readTowCar({ name, short }: CarName, typed: TypedFigures): ReadTowCar {
  const read = new Map(FIGURES.map((figure) => [figure, readFigure(figure, typed[figure] ?? '')]));
  const value = (figure: TowFigure) => read.get(figure)?.value ?? null;
  const faults: Partial<Record<TowFigure, string>> = {};
  for (const [figure, { fault }] of read) if (fault !== null) faults[figure] = fault;
  const [braked, gvm, gcm, kerbMass] = [value('brakedCapacity'), value('gvm'), value('gcm'), value('kerbMass')];
  if (braked === null) faults.brakedCapacity ??= 'Enter what your car can tow, in kilograms, such as 3,000.';
  if (gvm !== null && gcm !== null && gcm <= gvm) faults.gcm ??= 'The GCM must be more than the GVM.';
  if (gcm !== null && gvm === null && kerbMass === null)
    faults.gcm ??= 'Enter the GVM or the kerb mass too, so the GCM can count.';
  if (gcm !== null && kerbMass !== null && gcm <= kerbMass) faults.gcm ??= 'The GCM must be more than the kerb mass.';
  if (gvm !== null && kerbMass !== null && gvm <= kerbMass) faults.gvm ??= 'The GVM must be more than the kerb mass.';
  if (braked === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const car: TowCar = { name, short, brakedCapacity: braked, ballLimit: value('ballLimit'), gvm, gcm, kerbMass };
  return { ok: true, choice: { car, load: loadOf(value) } };
}

const loadOf = (value: (figure: TowFigure) => number | null): TowLoad => ({
  people: value('people') ?? USUAL_LOAD.people,
  luggage: value('luggage') ?? USUAL_LOAD.luggage,
});

interface ReadFigure {
  readonly value: number | null;
  readonly fault: string | null;
}

/** '3,000', '3 000' and '3000 kg' are read; an empty field says nothing. */
function readFigure(figure: TowFigure, text: string): ReadFigure {
  const plain = text
    .trim()
    .replace(/kgs?\.?$/i, '')
    .trimEnd();
  if (plain === '') return { value: null, fault: null };
  const digits = plain.replaceAll(/[,\s]/g, '');
  const { least, most } = FIGURE_BOUNDS[figure];
  const bounds = `between ${numberText(least)} and ${numberText(most)}`;
  if (!/^\d{1,9}$/.test(digits)) return { value: null, fault: `Enter whole kilograms ${bounds}.` };
  const value = Number(digits);
  return isPlausible(figure, value) ? { value, fault: null } : { value: null, fault: `It must be ${bounds} kg.` };
}

const LONGEST_NAME = 80;

/** A tow car from a browser's storage; null for anything that this code would not have written (ledger P15). */
export function storedTowChoice(text: string | null): TowChoice | null {
  try {
    return towChoiceOf(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** A tow car from what a browser sent; null if it is none. */
export function towChoiceOf(stored: unknown): TowChoice | null {
  const { car, load } = objectOf(stored);
  const figures = { ...objectOf(car), ...objectOf(load) };
  const { name, short } = figures;
  if (!isName(name) || !isName(short)) return null;
  const typed = Object.fromEntries(FIGURES.map((figure) => [figure, typedOf(figures[figure])]));
  const read = readTowCar({ name, short }, typed);
  return read.ok ? read.choice : null;
}

/** Line ends, control characters and marks that turn the text round: a dealer reads the name on a line of an email. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME && !UNSEEN.test(value);

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** What is neither a number nor missing makes the whole unreadable. */
const typedOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : '?';
