/** An Australian number in any of the ways it is written: with its area, as a mobile, by its country, or one of the 13 kind. */
const AUSTRALIAN = /^(?:(?:\+?61|0)[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/;
/** Any other country's, written in full. */
const FOREIGN = /^\+(?!61)[1-9]\d{6,14}$/;

/** Whether a telephone number is a plausible one; spaces, dashes, dots and brackets may stand in it (ledger L5). */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return false;
  // +61 (0)7 …: the zero is for callers within the country.
  const digits = text.replace(/^(\+?61)\s*\(0\)/, '$1').replace(/[^\d+]/g, '');
  return AUSTRALIAN.test(digits) || FOREIGN.test(digits);
}
