/** The longest number of an invoice or of a vehicle in stock. */
export const LONGEST_NUMBER = 40;

/** Letters, digits and what stands between them. No dot: emails repeat what was typed, and must hold no address of a website. */
const NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N}/#_-]*[\p{L}\p{N}])?$/u;

/** What a number is found by, however it is typed: 'inv 10482 ' and 'INV10482' are one. Returns null for what is no number. */
export function numberKey(typed: string): string | null {
  // Far too long is not even read.
  if (typed.length > 4 * LONGEST_NUMBER) return null;
  const key = typed.normalize('NFKC').replaceAll(/\s+/g, '').toUpperCase();
  return key.length <= LONGEST_NUMBER && NUMBER.test(key) ? key : null;
}
