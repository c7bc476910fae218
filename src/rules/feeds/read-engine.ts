import { isBlank, plain, type Reading, UNREADABLE } from './reading.ts';

/** An engine as far as a cell describes it. */
export interface EngineRead {
  readonly litres: number | null;
  readonly cylinders: number | null;
  readonly induction: string | null;
}

/** A figure without a unit: below this it is litres, above it cubic centimetres. */
const MOST_LITRES = 20;

/** Reads an engine such as '2.4L', '2400cc', '2393', '4 cyl, 2.4 L' 'V6 3.5 Turbo' or '2.4DTT' (ledger J8). */
export function readEngine(text: string): Reading<EngineRead> {
  const nothing = { litres: null, cylinders: null, induction: null };
  const cell = text.trim().toLowerCase();
  if (isBlank(cell) || /^(?:electric|ev|0(?:\.0)?\s*(?:l|cc)?)$/.test(cell)) return plain(nothing);
  const [, count, shaped] = /\b(\d{1,2})\s*(?:-\s*)?cyl(?:inders?)?\b|\b[vilwbh](\d{1,2})\b/.exec(cell) ?? [];
  const cylinders = count === undefined && shaped === undefined ? null : Number(count ?? shaped);
  const rest = cell.replaceAll(/\b\d{1,2}\s*(?:-\s*)?cyl(?:inders?)?\b|\b[vilwbh]\d{1,2}\b/g, ' ');
  const induction = /turbo|\d\s?d?t{1,2}[di]?\b|\bt[ds]?i\b/.test(rest)
    ? 'Turbo'
    : /super\W?charge/.test(rest)
      ? 'Supercharged'
      : null;
  const litres = litresIn(rest);
  if (litres === null && cylinders === null && induction === null) return UNREADABLE;
  return plain({ litres, cylinders: cylinders === 0 ? null : cylinders, induction });
}

function litresIn(cell: string): number | null {
  const [, cubic] = /(\d{3,5}(?:\.\d+)?)\s*(?:cc|cm3|cm³)/.exec(cell.replaceAll(',', '')) ?? [];
  if (cubic !== undefined) return toLitres(Number(cubic));
  const [, named] = /(\d{1,2}(?:\.\d{1,3})?)\s*(?:lit(?:re|er)s?|ltr?s?|l|t)\b/.exec(cell) ?? [];
  if (named !== undefined) return known(Number(named));
  const [, lettered] = /(?<![\d.])(\d\.\d{1,2})[a-z]{1,4}\b/.exec(cell) ?? [];
  if (lettered !== undefined) return known(Number(lettered));
  const [, bare] = /(?:^|[\s,])(\d{1,5}(?:\.\d{1,3})?)(?=$|[\s,])/.exec(cell.replaceAll(/(\d),(\d{3})\b/g, '$1$2')) ?? [];
  if (bare === undefined) return null;
  const figure = Number(bare);
  return figure <= MOST_LITRES ? known(figure) : toLitres(figure);
}

const toLitres = (cubic: number): number | null => known(Math.round(cubic / 100) / 10);
const known = (litres: number): number | null => (litres > 0 && litres <= MOST_LITRES ? litres : null);
