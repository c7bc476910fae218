/** A word that makes a number one end of a range. */
export interface Comparator {
  readonly end: 'min' | 'max';
  /** 'only' if it can only be said of years, 'too' if a bare 2018 after it is a year, 'never' if 2018 could also be dollars. */
  readonly years: 'only' | 'too' | 'never';
  /** Whether the number itself is excluded where that is possible: for years and seats. */
  readonly isStrict: boolean;
  /** Said of money only. */
  readonly isMoney?: true;
}

const table = (rows: readonly (readonly [string, Comparator])[]): ReadonlyMap<string, Comparator> =>
  new Map(rows.flatMap(([words, comparator]) => words.split('|').map((phrase) => [phrase, comparator] as const)));

/** Comparators before a number, at most four words. */
export const BEFORE = table([
  ['under|below|less than|less then|lower than|fewer than|sub|<', { end: 'max', years: 'never', isStrict: true }],
  [
    'max|maximum|max of|maximum of|at most|no more than|not more than|not over|nothing over|nothing above|not above|within|<=',
    { end: 'max', years: 'never', isStrict: false },
  ],
  ['up to|upto', { end: 'max', years: 'too', isStrict: false }],
  [
    'cheaper than|cheaper then|budget|budget of|budget up to|my budget is',
    { end: 'max', years: 'never', isStrict: false, isMoney: true },
  ],
  ['over|above|more than|more then|greater than|higher than|upwards of|>', { end: 'min', years: 'never', isStrict: true }],
  [
    'at least|atleast|min|minimum|min of|minimum of|minimum of at least|from|starting from|starting at',
    { end: 'min', years: 'too', isStrict: false },
  ],
  [
    'no less than|not less than|nothing under|nothing below|not under|not below|>=',
    { end: 'min', years: 'never', isStrict: false },
  ],
  ['dearer than', { end: 'min', years: 'never', isStrict: false, isMoney: true }],
  ['after|newer than|newer then|later than|later then|post', { end: 'min', years: 'only', isStrict: true }],
  ['since|no older than|not older than|nothing older than', { end: 'min', years: 'only', isStrict: false }],
  ['before|older than|older then|earlier than|prior to|pre', { end: 'max', years: 'only', isStrict: true }],
  ['no newer than|not newer than|nothing newer than', { end: 'max', years: 'only', isStrict: false }],
]);

/** Comparators after a number, at most two words; a plus sign may be attached to the number itself. */
export const AFTER = table([
  [
    'or newer|and newer|or later|and later|or after|onwards|onward|and onwards|and onward|and on',
    { end: 'min', years: 'only', isStrict: false },
  ],
  [
    '+|plus|or up|and up|or upwards|and upwards|upwards|or above|and above|or over|and over|min|minimum',
    { end: 'min', years: 'too', isStrict: false },
  ],
  ['or more|and more|or higher', { end: 'min', years: 'never', isStrict: false }],
  ['or older|and older|or earlier|and earlier|or before|and before', { end: 'max', years: 'only', isStrict: false }],
  [
    'or less|and less|or under|and under|or below|and below|or cheaper|or lower|or fewer|max|maximum|tops',
    { end: 'max', years: 'never', isStrict: false },
  ],
]);

/** The last words of comparators before a number: a number after one of them is the end of a range, never just itself. */
export const BEFORE_ENDS: ReadonlySet<string> = new Set([...BEFORE.keys()].map((phrase) => phrase.split(' ').at(-1) ?? ''));
