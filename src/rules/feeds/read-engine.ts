import { isBlank, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

/** An engine as far as a cell describes it. */
export interface EngineRead {
  readonly litres: number | null;
  /** Its size in cubic centimetres, where that is how it is written. */
  readonly cubic: number | null;
  readonly cylinders: number | null;
  readonly induction: string | null;
}

type Size = Pick<EngineRead, 'litres' | 'cubic'>;
const NO_SIZE: Size = { litres: null, cubic: null };

/** A figure without a unit: below this it is litres, above the other it is cubic centimetres, and between them it is something else. */
const MOST_LITRES = 20;
const LEAST_CUBIC = 600;

/** Power, torque, batteries, valves and strokes have figures too. */
const NO_SIZES = /(?<![\d.])\d{1,4}(?:\.\d{1,2})?[\s-]*(?:kwh?|hp|bhp|ps|nm|valves?|strokes?)\b|(?<![\d.])\d{1,2}v\b/g;

/** Cylinders are counted, or told by their shape: V6, I4, W12, flat 4. Other letters with figures are engines' codes. */
const CYLINDERS =
  /(?<![\d.])\d{1,2}\s*(?:-\s*)?cyl(?:inders?)?\b|\b(?:[il][2-6]|v[\s-]?(?:[2-9]|1[026])|w(?:8|1[26])|(?:flat|boxer|inline|straight)[\s-]?[2-8])(?![\d.])\b/g;
const FEWEST_CYLINDERS = 2;
const MOST_CYLINDERS = 16;

/** Reads an engine such as '2.4L', '2400cc', '2393', '4 cyl, 2.4 L' 'V6 3.5 Turbo' or '2.4DTT' (ledger J8). */
export function readEngine(text: string): Reading<EngineRead> {
  const cell = text.trim().toLowerCase();
  if (isBlank(cell) || /^(?:electric|ev|0(?:\.0)?\s*(?:l|cc)?)$/.test(cell))
    return plain({ ...NO_SIZE, cylinders: null, induction: null });
  const [shape = ''] = cell.match(CYLINDERS) ?? [];
  const counted = Number(/\d+/.exec(shape)?.[0] ?? 0);
  const cylinders = counted >= FEWEST_CYLINDERS && counted <= MOST_CYLINDERS ? counted : null;
  const rest = cell.replaceAll(CYLINDERS, ' ').replaceAll(NO_SIZES, ' ');
  const induction = inductionIn(rest);
  const size = sizeIn(rest);
  if (size.litres === null && cylinders === null && induction === null) return UNREADABLE;
  const engine = { ...size, cylinders, induction };
  return counted > 0 && cylinders === null ? repaired(engine) : plain(engine);
}

function inductionIn(cell: string): string | null {
  if (/(?<!\b(?:no|non|not)\W?)turbo|\d\s?d?t{1,2}[di]?\b|\bt[ds]?i\b/.test(cell)) return 'Turbo';
  return /(?<!\b(?:no|non|not)\W?)super\W?charge/.test(cell) ? 'Supercharged' : null;
}

function sizeIn(cell: string): Size {
  const [, cubic] = /(\d{3,5}(?:\.\d+)?)\s*(?:cc|cm3|cm³)/.exec(cell.replaceAll(',', '')) ?? [];
  if (cubic !== undefined) return fromCubic(Number(cubic));
  const [, named] = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?)[\s-]*(?:lit(?:re|er)s?|ltr?s?|l|t)\b/.exec(cell) ?? [];
  if (named !== undefined) return fromLitres(Number(named));
  const [, lettered] = /(?<![\d.])(\d\.\d{1,2})[a-z]{1,4}\b/.exec(cell) ?? [];
  if (lettered !== undefined) return fromLitres(Number(lettered));
  const bare = [...cell.replaceAll(/(\d),(\d{3})\b/g, '$1$2').matchAll(/(?:^|[\s,/])(\d{1,5}(?:\.\d{1,3})?)(?=$|[\s,/])/g)].map(
    ([, figure = '']) => figure,
  );
  // A size has a point more often than a count has.
  const size = bare.find((figure) => figure.includes('.')) ?? bare[0];
  if (size === undefined) return NO_SIZE;
  const figure = Number(size);
  if (figure <= MOST_LITRES) return fromLitres(figure);
  return figure < LEAST_CUBIC ? NO_SIZE : fromCubic(figure);
}

const fromLitres = (litres: number): Size => (litres > 0 && litres <= MOST_LITRES ? { litres, cubic: null } : NO_SIZE);

function fromCubic(cubic: number): Size {
  const { litres } = fromLitres(Math.round(cubic / 100) / 10);
  return litres === null ? NO_SIZE : { litres, cubic: Math.round(cubic) };
}
