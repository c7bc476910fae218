import { vinCheckDigit } from '#demo/vin-check-digit.ts';
import type { Dice } from './seeded.ts';

/** The tenth character, which encodes the model year, from 2010 on. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const EITHER = `${LETTERS}0123456789`;

interface Numbered {
  /** The maker's three letters. */
  readonly wmi: string;
  readonly year: number;
  /** The last six digits: no two vehicles of a maker share them. */
  readonly serial: number;
}

/** A complete VIN with a valid check digit. */
export function vinOf({ wmi, year, serial }: Numbered, dice: Dice): string {
  const some = (from: string, count: number) =>
    Array.from({ length: count }, () => from[dice.whole(0, from.length - 1)]).join('');
  const start = wmi + some(EITHER, 5);
  const end = `${YEARS[(year - 2010 + 30) % 30] ?? 'A'}${some(LETTERS, 1)}${String(serial).padStart(6, '0')}`;
  return start + vinCheckDigit(`${start}0${end}`) + end;
}
