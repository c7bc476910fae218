/**
 * What a cell of a feed was read as. A repaired value was put right and is reported with what stood there; an unknown one is on no list and
 * stays as it is; an unreadable one is left out. All three are in the import's account (ledger J8).
 */
export interface Reading<T> {
  readonly value: T | null;
  readonly how: 'plain' | 'repaired' | 'unknown' | 'unreadable';
}

/** Nothing stands there. */
export const NOTHING: Reading<never> = { value: null, how: 'plain' };
export const plain = <T>(value: T): Reading<T> => ({ value, how: 'plain' });
export const repaired = <T>(value: T): Reading<T> => ({ value, how: 'repaired' });
export const UNREADABLE = { value: null, how: 'unreadable' } as const;

/** How dealers' programs write that there is nothing. */
const BLANKS = new Set([
  '',
  '-',
  '--',
  '---',
  '–',
  '—',
  '.',
  '?',
  'n/a',
  'na',
  '#n/a',
  'null',
  'none',
  'nil',
  'undefined',
  'unknown',
]);
const LATER = new Set([
  'tba',
  'tbc',
  'tbd',
  'not specified',
  'not available',
  'n.a.',
  'not applicable',
  '0000-00-00',
  '00/00/0000',
]);

const LONGEST_BLANK = 40;

/** A cell without what spreadsheet programs write around figures to keep them as text: '="00123"' is 00123. */
export const unwrapped = (text: string): string =>
  text.startsWith('="') && text.length > 2 && text.endsWith('"') ? text.slice(2, -1) : text;

/** Whether a cell says nothing. */
export function isBlank(text: string): boolean {
  if (text.length > LONGEST_BLANK) return text.trim() === '';
  const word = text.trim().toLowerCase();
  return BLANKS.has(word) || LATER.has(word);
}

/** Whether a whole amount may be meant by what reads as a fraction: '29.990' and '29,99' could be either, and are not guessed. */
export const isAmbiguous = (text: string): boolean => /^\d{1,3}(?:\.\d{3}|,\d{1,2})$/.test(text.trim());

/** A number as people write it: '29,990', '29 990.00', '1.234,50'; null when the text is anything else. */
export function numberIn(text: string): number | null {
  const digits = text.replaceAll(/[\s'’\u00a0]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(digits) || /^\d+(?:\.\d*)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  return null;
}
