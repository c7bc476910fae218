import { withoutNamespace } from './feed-headers.ts';

/** What stands between a value's name and that of what it is inside. */
export const INSIDE = '.';

/** How dealers' programs shorten the words of their headers, and what else they call the same. */
const MEANT: Readonly<Record<string, string>> = {
  stk: 'stock',
  no: 'number',
  num: 'number',
  nbr: 'number',
  '#': 'number',
  ref: 'reference',
  yr: 'year',
  dt: 'date',
  exp: 'expiry',
  expire: 'expiry',
  expiration: 'expiry',
  reg: 'rego',
  registration: 'rego',
  col: 'colour',
  color: 'colour',
  clr: 'colour',
  ext: 'exterior',
  int: 'interior',
  eng: 'engine',
  cyl: 'cylinder',
  trans: 'transmission',
  drv: 'drive',
  bdy: 'body',
  cap: 'capacity',
  odo: 'odometer',
  loc: 'location',
  locn: 'location',
  comp: 'compliance',
  comply: 'compliance',
  built: 'build',
  bld: 'build',
  cert: 'certified',
  img: 'image',
  pic: 'picture',
  feat: 'feature',
};

/** Words that say nothing more about a column: what kind of text it has, how a day is written, or that it is about the vehicle. */
const SAY_NOTHING = new Set(
  'desc descr description public yn flag ind indicator txt ad vehicle veh car listing dealer yymm yyyymm yyyymmdd ddmmyyyy mmyy'.split(
    ' ',
  ),
);
/** Words that are a field's name only where nothing else was beside them: 'Dealer ID' is no stock number. */
const ALONE = new Set(['id', 'reference', 'name', 'amount', 'stock', 'number', 'sku']);

const LONGEST = 120;

const split = (header: string): string[] =>
  withoutNamespace(header)
    .slice(0, LONGEST)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9#]+/)
    .filter((word) => word !== '' && word !== 'of');

/** The last word of a header, where its unit stands: 'Length (ft)', 'LENGTH_MM', 'Odometer miles'. */
export const lastWord = (header: string): string => split(header).at(-1) ?? '';

/** The words of a header: 'RegExpDt', 'REG_EXP_DT' and 'Reg. exp. dt' have the same. */
const wordsIn = (header: string): string[] => split(header).map((word) => MEANT[word] ?? MEANT[singular(word)] ?? singular(word));

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** What a header means, by its words in any order, in full. */
export const headerMeaning = (header: string): string => wordsIn(header).toSorted().join(' ');

/** What it means without the words that say nothing; null when none was there, or nothing is left that would tell. */
export function barerMeaning(header: string): string | null {
  const words = wordsIn(header);
  const telling = words.filter((word) => !SAY_NOTHING.has(word));
  const [only = ''] = telling;
  if (telling.length === words.length || telling.length === 0 || (telling.length === 1 && ALONE.has(only))) return null;
  return telling.toSorted().join(' ');
}

/** What a header means without the last word. */
export const meaningBefore = (header: string): string => headerMeaning(split(header).slice(0, -1).join(' '));

/** A header without the number at its end, by which columns of one list are counted: 'Img3', 'Photo 12', 'IMAGE_URL_2', 'image[0]'; null when it has none. */
export const uncounted = (header: string): string | null =>
  /^(.*?[a-z])[\s_#.[(-]*\d{1,3}[\])]?$/i.exec(header.trim().slice(0, LONGEST))?.[1] ?? null;
