import { type FieldName, headerKey } from './feed-headers.ts';
import { INSIDE } from './header-words.ts';
import { PRICES } from './misspelt-header.ts';
import { readFlag } from './read-figures.ts';
import { readColour, readFuel } from './read-words.ts';

/** As much of a value as is looked at. */
export const LOOKED_AT = 300;

const MATERIAL = /\b(?:leather(?:ette)?|cloth|fabric|suede|alcantara|velour|vinyl|nappa|upholstery)\b/i;

/** Whether a column 'Trim' is what the seats are made of, and not the grade: most of its values are materials or plain colours. */
export function isInterior(column: string, values: readonly string[]): boolean {
  const header = headerKey(column.split(INSIDE).at(-1) ?? '');
  if (header !== 'trim' || values.length === 0) return false;
  return values.filter((value) => MATERIAL.test(value) || isColour(value)).length > values.length / 2;
}

/** Columns that say yes or no. */
export const FLAGS: ReadonlySet<FieldName> = new Set(['is_published', 'is_new', 'is_demo', 'is_reserved']);

/** Whether a column 'Engine' is what the engine runs on, as in the catalogues of advertisers: its values are fuels, without a figure. */
export const isFuel = (column: string, values: readonly string[]): boolean =>
  headerKey(column) === 'engine' &&
  values.length > 0 &&
  values.every((value) => !/\d/.test(value)) &&
  values.filter((value) => readFuel(value.slice(0, LOOKED_AT)).how === 'plain').length > values.length / 2;

const isFlag = (value: string): boolean => readFlag(value).how === 'plain';

/** What is called a spin may be a page that shows one. */
const IMAGE = /\.(?:jpe?g|png|webp|avif)\b/i;

/** Whether a column of prices or features says only yes and no ('DriveAway' is a flag then, and 'Featured' is no feature), or one that should say so does not. */
export function isOtherKind(field: FieldName, values: readonly string[]): boolean {
  if (field === 'spin') return values.length > 0 && !values.some((value) => IMAGE.test(value));
  if (FLAGS.has(field)) return !values.every(isFlag);
  if (field === 'features') return values.length > 0 && values.every((value) => isFlag(value) || /^\d+$/.test(value.trim()));
  if (!PRICES.has(field)) return false;
  return values.some((value) => value.trim() !== '0') && values.every(isFlag);
}

function isColour(value: string): boolean {
  const { how } = readColour(value.slice(0, LOOKED_AT));
  return how === 'plain' || how === 'repaired';
}
