/** The values of a VIN's letters: their index in this row modulo 10. I, O and Q never occur. */
const LETTERS = '.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** The weight of each of the 17 positions; the ninth is the check digit itself. */
const WEIGHTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character that the other sixteen require: the weighted sum modulo 11, with X for ten. */
export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * worth(vin.charAt(at)), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function worth(character: string): number {
  const digit = Number(character);
  return Number.isNaN(digit) ? LETTERS.indexOf(character) % 10 : digit;
}
