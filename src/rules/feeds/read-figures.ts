import type { LengthUnit, Measured } from '#src/rules/vehicle/lengths.ts';
import { isBlank, NOTHING, numberIn, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

/** Reads a count such as '4', ' 7 Seats' or '4 Doors'. */
export function readCount(text: string): Reading<number> {
  if (isBlank(text)) return NOTHING;
  const [, figure] = /^(\d{1,3})(?:\.0+)?\s*(?:[a-z][a-z\s.]{0,20})?$/i.exec(text.trim()) ?? [];
  return figure === undefined ? UNREADABLE : plain(Number(figure));
}

/** Reads a year such as '2022', 'MY22', "'22", '2022/23' or '05/2022'. */
export function readYear(text: string, thisYear: number): Reading<number> {
  if (isBlank(text)) return NOTHING;
  const cell = text.trim();
  const isYear = (year: number) => year >= 1900 && year <= thisYear + 2;
  const whole = Number(/^(\d{4})(?:\.0+)?$/.exec(cell)?.[1]);
  if (isYear(whole)) return plain(whole);
  const named = Number(/(?:^|\D)((?:19|20)\d{2})(?:\D|$)/.exec(cell)?.[1]);
  if (isYear(named)) return repaired(named);
  const short = /^(?:my|['’])?\s*(\d{2})$/i.exec(cell)?.[1];
  if (short === undefined) return UNREADABLE;
  const year = Number(short) + (Number(short) <= (thisYear % 100) + 2 ? 2000 : 1900);
  return repaired(year);
}

/** Fuel in litres, or energy in kilowatt hours, for 100 kilometres. */
export interface UseRead {
  readonly litres: number | null;
  readonly kilowattHours: number | null;
}

/** Litres for 100 kilometres at one mile to the imperial gallon. */
const LITRES_AT_ONE_MPG = 282.481;

/** Reads a consumption such as '8.7 L / 100 km', '8.7', '15.6 kWh/100km' or '32 mpg'. Nought means that nothing was measured. */
export function readUse(text: string): Reading<UseRead> {
  if (isBlank(text)) return plain({ litres: null, kilowattHours: null });
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(.{0,24})$/.exec(text.trim().toLowerCase()) ?? [];
  const figure = numberIn(digits);
  const per = unit.replaceAll(/[\s./]/g, '');
  if (figure === null || !/^(?:(?:l|lt|ltr|litres?|liters?|kwh|wh)?(?:(?:per)?(?:100)?kms?)?|mpg)$/.test(per)) return UNREADABLE;
  const known = figure > 0 ? figure : null;
  if (per === 'mpg')
    return repaired({ litres: known === null ? null : Math.round((LITRES_AT_ONE_MPG / known) * 10) / 10, kilowattHours: null });
  if (per.startsWith('kwh')) return plain({ litres: null, kilowattHours: known });
  if (per.startsWith('wh')) return repaired({ litres: null, kilowattHours: known === null ? null : Math.round(known / 10) });
  return plain({ litres: known, kilowattHours: null });
}

/** Reads a mass such as '2,480 kg', '2480' or '2.48 t' as whole kilograms. */
export function readMass(text: string): Reading<number> {
  if (isBlank(text)) return NOTHING;
  const [, digits = '', unit = ''] = /^([\d.,\s]+)(kgs?|kilograms?|t|tonnes?)?\.?$/i.exec(text.trim()) ?? [];
  const figure = numberIn(digits);
  if (figure === null) return UNREADABLE;
  const isInTonnes = /^t/i.test(unit);
  const kilograms = Math.round(isInTonnes ? figure * 1000 : figure);
  if (kilograms === 0) return NOTHING;
  if (kilograms < LEAST_KG || kilograms > MOST_KG) return UNREADABLE;
  return isInTonnes ? repaired(kilograms) : plain(kilograms);
}

/** Reads what a fuel tank holds in litres: '80', '80 L', '80 litres'. */
export function readTank(text: string): Reading<number> {
  if (isBlank(text)) return NOTHING;
  const [, digits = ''] = /^([\d.,]+)\s*(?:l|lt|ltr|litres?|liters?)?\.?$/i.exec(text.trim()) ?? [];
  const figure = numberIn(digits);
  if (figure === null || figure > MOST_LITRES) return UNREADABLE;
  return figure === 0 ? NOTHING : plain(figure);
}

/** A larger tank is no car's, and the figure another one. */
const MOST_LITRES = 500;

/** Reads a torque in newton metres: '252' is '252 Nm', and what else a dealer says of it stays. */
export function readTorque(text: string): Reading<string> {
  if (isBlank(text)) return NOTHING;
  const cell = text.trim().replaceAll(/\s+/g, ' ');
  const [, digits] = /^(\d{2,4}(?:\.0+)?)\s*(?:n\W?m\.?)?$/i.exec(cell) ?? [];
  if (digits !== undefined) return plain(`${Number(digits)} Nm`);
  return /^0+(?:\.0+)?$/.test(cell) ? NOTHING : /\d/.test(cell) ? plain(cell) : UNREADABLE;
}

/** A lighter vehicle was weighed in another unit. */
const LEAST_KG = 100;
/** No caravan weighs more, and no car tows it. */
const MOST_KG = 20_000;

/** Units of lengths by their first letters, in this order. */
const LENGTH_UNITS: readonly (readonly [RegExp, LengthUnit])[] = [
  [/^(?:mms?|milli)/, 'millimetres'],
  [/^(?:cms?|centi)/, 'centimetres'],
  [/^m/, 'metres'],
  [/^(?:f|['’′])/, 'feet'],
];
const unitOf = (word: string): LengthUnit | null => LENGTH_UNITS.find(([begins]) => begins.test(word))?.[1] ?? null;

/** Reads the unit of a length from a column of its own: 'm', 'Metres', 'mm', 'FT'. */
export function readLengthUnit(text: string): Reading<LengthUnit> {
  if (isBlank(text)) return NOTHING;
  const word = text.trim().toLowerCase();
  const unit = /^(?:(?:[mc]?m|ft)s?\.?|(?:milli|centi)?met(?:re|er)s?|feet|foot|['’′])$/.test(word) ? unitOf(word) : null;
  return unit === null ? UNREADABLE : plain(unit);
}

/** Reads a length such as "21'6\"", '21 ft 6 in', '6.5 m' or '6500 mm', with its unit; a bare figure has none, and is told apart by its size. */
export function readLength(text: string): Reading<Measured> {
  if (isBlank(text)) return NOTHING;
  const cell = text.trim().toLowerCase();
  const [, feet, inches] =
    /^(\d{1,2}(?:\.\d+)?)\s*(?:ft|feet|foot|['’′])\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:in(?:ch(?:es)?)?|["”″]|'')?)?$/.exec(cell) ?? [];
  if (feet !== undefined) return plain({ figure: Number(feet) + Number(inches ?? 0) / 12, unit: 'feet' });
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(mm|cm|m|met(?:re|er)s?)?$/.exec(cell) ?? [];
  const figure = numberIn(digits);
  if (figure === null) return UNREADABLE;
  if (figure === 0) return NOTHING;
  return plain({ figure, unit: unitOf(unit) });
}

const YES = new Set(['y', 'yes', 'true', 't', '1', 'x', 'on']);
const NO = new Set(['n', 'no', 'false', 'f', '0', 'off']);

/** Reads yes or no as feeds write it. */
export function readFlag(text: string): Reading<boolean> {
  if (isBlank(text)) return NOTHING;
  const word = text.trim().toLowerCase();
  return YES.has(word) ? plain(true) : NO.has(word) ? plain(false) : UNREADABLE;
}

/** A VIN ends in figures; words such as 'not available yet' have none. */
const FEWEST_FIGURES = 4;

/** Reads a VIN: without blanks and dashes, and with 1 and 0 for the letters I, O and Q, which no VIN has. */
export function readVin(text: string): Reading<string> {
  if (isBlank(text)) return NOTHING;
  const typed = text.trim().toUpperCase();
  const vin = typed.replaceAll(/[\s-]/g, '').replaceAll('I', '1').replaceAll(/[OQ]/g, '0');
  if (typed.replaceAll(/\D/g, '').length < FEWEST_FIGURES) return UNREADABLE;
  if (!/^[A-HJ-NPR-Z0-9]{11,17}$/.test(vin) || /^(.)\1+$/.test(vin)) return UNREADABLE;
  return vin === typed ? plain(vin) : repaired(vin);
}
