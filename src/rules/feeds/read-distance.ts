import { isAmbiguous, isBlank, NOTHING, numberIn, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

export const KM_IN_A_MILE = 1.609344;

/** Reads an odometer such as '45,000 km', '45xxx', '45k' or '28,000 miles' (ledger J8), as whole kilometres. */
export function readDistance(text: string): Reading<number> {
  if (isBlank(text)) return NOTHING;
  const cell = text.trim().toLowerCase();
  const [, digits = '', ending = '', unit = ''] =
    /^([\d.,\s]+)(?:([x*]{1,4}k?|k)\s*)?((?:kms?|kilomet(?:re|er)s?|klms?|mi(?:les?)?)\.?)?$/.exec(cell) ?? [];
  const figure = `${digits}${ending}`.trimEnd();
  const isMiles = unit.startsWith('mi');
  const hidden = /^([\d.,\s]*\d),?([x*]{1,4})$/.exec(figure);
  const thousands = /^([\d.,\s]+)k$/.exec(figure);
  const shown = numberIn(hidden === null ? (thousands?.[1] ?? figure) : (hidden[1] ?? ''));
  if (shown === null || isAmbiguous(figure)) return UNREADABLE;
  const whole = hidden === null ? shown * (thousands === null ? 1 : 1000) : shown * 10 ** (hidden[2] ?? '').length;
  const km = Math.round(whole * (isMiles ? KM_IN_A_MILE : 1));
  return isMiles || hidden !== null || thousands !== null ? repaired(km) : plain(km);
}

/** Whether a distance is written with its unit. */
export const hasDistanceUnit = (text: string): boolean => /k(?:m|lm|ilo)|mi/i.test(text);

/** Reads the unit of a distance from a column of its own, as the kilometres in one. */
export function readDistanceUnit(text: string): Reading<number> {
  if (isBlank(text)) return NOTHING;
  const word = text.trim().toLowerCase();
  if (/^(?:km?s?|klms?|kilomet(?:re|er)s?)\.?$/.test(word)) return plain(1);
  return /^mi(?:les?|s)?\.?$/.test(word) ? plain(KM_IN_A_MILE) : UNREADABLE;
}
