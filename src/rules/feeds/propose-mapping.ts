import { FLAGS, isFuel, isInterior, isOtherKind, LOOKED_AT } from './column-kinds.ts';
import { FIELD_HEADERS, FIELD_NAMES, type FieldName, headerKey, isCost, withoutNamespace } from './feed-headers.ts';
import { fieldLooks, type ReadingAids } from './feed-looks.ts';
import { barerMeaning, headerMeaning, INSIDE, lastWord, meaningBefore, uncounted } from './header-words.ts';
import { misspeltField, PRICES } from './misspelt-header.ts';
import { readLengthUnit } from './read-figures.ts';
import { isBlank, unwrapped } from './reading.ts';

/** Which columns a feed's fields are read from: of several, the first whose value is known. */
export interface FeedMapping {
  readonly columns: Readonly<Partial<Record<FieldName, readonly string[]>>>;
  /** Values for rows that don’t give their own. */
  readonly defaults: Readonly<Partial<Record<FieldName, string>>>;
}

/** The same mapping with its fields in one order, whoever wrote or stored it: mappings are compared by their text. */
export const ordered = ({ columns, defaults }: FeedMapping): FeedMapping => ({
  columns: Object.fromEntries(FIELD_NAMES.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]]]))),
  defaults: Object.fromEntries(FIELD_NAMES.flatMap((field) => (defaults[field] === undefined ? [] : [[field, defaults[field]]]))),
});

/** One line of a proposal: what a column is taken for, how sure that is from 0 to 1, and why. */
export interface ProposedColumn {
  readonly column: string;
  readonly field: FieldName | null;
  readonly confidence: number;
  readonly why:
    | 'header and values'
    | 'header'
    | 'values'
    | 'a cost is never stored'
    | 'nothing fits'
    | 'it holds only for a time'
    | 'header, misspelt'
    | 'header, though few values look like it';
}

export interface Proposal {
  readonly mapping: FeedMapping;
  readonly columns: readonly ProposedColumn[];
}

/** Below this a guess is no use to anybody. */
const LEAST = 0.5;
/** A header is doubted when fewer of its values than this look right. */
const FEW = 0.2;
const DOUBTFUL = 0.55;
/** A misspelt header is believed less than any that is known. */
const MISSPELT = 0.6;
const SURE_LETTERS = 5;
/** Fields that may be read from several columns. */
const SHARED: ReadonlySet<FieldName> = new Set(['body', 'photos', 'spin', 'features', 'price', 'engine']);
/** Fields that are lists, whose columns go together. */
export const LISTS: ReadonlySet<FieldName> = new Set(['photos', 'spin', 'features']);
/** Values that look like many other things too (any amount, any day, any mass): they tell nothing where the header says something else. */
const VAGUE: ReadonlySet<FieldName> = new Set([
  'rego_expiry',
  'year',
  'price',
  'km',
  'engine',
  'fuel_use',
  'colour',
  'body_length',
  'aggregate_trailer_mass',
  'axles',
]);
/** What tells whether a vehicle is new or used. */
const CONDITIONS: readonly FieldName[] = ['car_type', 'is_new', 'is_demo'];
const SAYS_NOTHING = /^(?:column|col|field|unnamed|var|[a-z])?[\s_#:.-]*\d*$/i;
/** A letter alone is 'N' for new or for no, 'A' for automatic or a grade: only a header tells which. */
const SINGLE_LETTER = /^\W*[a-z]\W*$/i;
/** Pictures that are not the vehicle's photos. */
const OTHER_PICTURE = /thumb|logo|icon/i;
const BY_HEADER = new Map(FIELD_NAMES.flatMap((field) => FIELD_HEADERS[field].map((header) => [headerKey(header), field])));

/** The first field of each meaning. */
const BY_MEANING = new Map(
  FIELD_NAMES.toReversed().flatMap((field) => FIELD_HEADERS[field].map((header) => [headerMeaning(header), field])),
);

/** The field that a header means in other words than any that is listed: shortened, in another order, with words that say nothing. */
function meantBy(column: string): FieldName | null {
  const meant = BY_MEANING.get(headerMeaning(column)) ?? null;
  if (meant !== null) return meant;
  const unitless = readLengthUnit(lastWord(column)).value === null ? null : (BY_MEANING.get(meaningBefore(column)) ?? null);
  if (unitless === 'body_length' || unitless === 'body_width') return unitless;
  const bare = barerMeaning(column);
  const barely = bare === null ? null : (BY_MEANING.get(bare) ?? null);
  // Whose price it is must not be left unread: a dealer's is no shopper's.
  if (barely !== null && !PRICES.has(barely)) return barely;
  const list = uncounted(column);
  const listed = list === null ? null : (BY_HEADER.get(headerKey(list)) ?? BY_MEANING.get(headerMeaning(list)) ?? null);
  return listed !== null && LISTS.has(listed) ? listed : null;
}

/** A sale price whose dates stand in a column beside it: read after its last day it would promise too much. */
const SALE_PRICE = /(?:sale|special)price$/;
const SALE_DATES = /(?:sale|special)price(?:effective)?(?:dates?|from|to|until|start|end|expiry)/;

/** Proposes a mapping from the headers and from what the first rows' values look like (ledger J8). */
export function proposeMapping(
  headers: readonly string[],
  samples: readonly Readonly<Record<string, string>>[],
  aids: ReadingAids,
): Proposal {
  const hasDates = headers.some((header) => SALE_DATES.test(headerKey(header)));
  const columns = listedAsPrice(
    headers.map((column) =>
      hasDates && SALE_PRICE.test(headerKey(column))
        ? { column, field: null, confidence: 1, why: 'it holds only for a time' }
        : guess(
            column,
            samples.map((row) => unwrapped(row[column] ?? '')).filter((value) => !isBlank(value)),
            aids,
          ),
    ),
  );
  const taken = new Map<FieldName, ProposedColumn[]>();
  for (const guessed of columns.toSorted((one, other) => other.confidence - one.confidence || rank(one) - rank(other))) {
    if (guessed.field === null) continue;
    const before = taken.get(guessed.field) ?? [];
    const isMore = SHARED.has(guessed.field) && !(VAGUE.has(guessed.field) && guessed.why === 'values');
    if (before.length === 0 || isMore) taken.set(guessed.field, [...before, guessed]);
  }
  const isTaken = ({ column, field }: ProposedColumn) =>
    field !== null && taken.get(field)?.some((one) => one.column === column) === true;
  return {
    mapping: {
      columns: Object.fromEntries([...taken].map(([field, of]) => [field, inOrder(field, of, headers)])),
      defaults: CONDITIONS.some((field) => taken.has(field)) ? {} : { car_type: 'used' },
    },
    columns: columns.map((guessed) =>
      guessed.field === null || isTaken(guessed) ? guessed : { ...guessed, field: null, why: 'nothing fits' },
    ),
  };
}

/** A list price is what a car was before; it is the price where no other column has one. */
function listedAsPrice(columns: readonly ProposedColumn[]): readonly ProposedColumn[] {
  const hasPrice = columns.some(({ field }) => field !== null && field !== 'before_price' && PRICES.has(field));
  const isListed = ({ column, field }: ProposedColumn) =>
    field === 'before_price' && headerKey(column) === headerKey('list price');
  return hasPrice ? columns : columns.map((one) => (isListed(one) ? { ...one, field: 'price', confidence: DOUBTFUL } : one));
}

/** Of two columns that mean one field, the one whose header comes first in the list: 'Stock No' is a stock number before 'ID' is. */
function rank({ column, field }: ProposedColumn): number {
  if (field === null || SHARED.has(field)) return 0;
  const known: readonly string[] = FIELD_HEADERS[field];
  const exact = known.findIndex((header) => headerKey(header) === headerKey(column));
  if (exact >= 0) return exact;
  const meanings = [headerMeaning(column), barerMeaning(column)];
  const meant = known.findIndex((header) => meanings.includes(headerMeaning(header)));
  return meant < 0 ? known.length : meant + 0.5;
}

/** Lists go together in the order of the file, so that the first photo stays the first. */
const inOrder = (field: FieldName, of: readonly ProposedColumn[], headers: readonly string[]): string[] => {
  const columns = of.map(({ column }) => column);
  return LISTS.has(field) ? columns.toSorted((one, other) => headers.indexOf(one) - headers.indexOf(other)) : columns;
};

const isNested = (column: string): boolean => column.includes(INSIDE);
/** A column inside something else is less sure than one that is not. */
const NESTED_LESS = 0.05;
/** What vehicles' values are kept in: it says nothing more about them. */
const AROUND =
  /^(?:vehicles?|cars?|item|listing|stock|data|details?|specs?|specifications?|info|information|general|attributes?|properties|summary|basic|main|fields?|record|unit|identification|identity|identifiers?|pricing|prices)$/;
/** What a value is called inside that which names it. */
const ITSELF = /^(?:value|text|amount|name|label|title|reading|number|description|url|href|src|content)$/;

/** What a feature is one of, and not what it is. */
const GROUP = /^(?:id|code|type|kind|group|section|category|categories)$/;

/** The field that a header names: by all of it, or, inside something else, by its last word where the way to it says nothing or the same, or by what is around a word that says nothing. */
function namedBy(column: string): FieldName | null {
  const whole = BY_HEADER.get(headerKey(column));
  if (whole !== undefined || !isNested(column)) return whole ?? meantBy(column);
  const way = column.split(INSIDE);
  const last = way.pop() ?? '';
  const field = partOf(last);
  const telling = way.filter((part) => !AROUND.test(headerKey(part)));
  // 'attributes.colour.exterior' is an exterior colour, 'details.odometer.unit' an odometer's unit.
  const together = telling.length === 0 ? null : partOf([...telling, last].map(withoutNamespace).join(' '));
  if (together !== null) return together;
  const said = telling.map(partOf);
  if (field !== null && said.every((part) => part === field)) return field;
  const [first = null, ...more] = said;
  const around = more.every((part) => part === first) ? first : null;
  if (ITSELF.test(headerKey(last))) return around;
  // Features in groups: 'features.Safety', 'features.group.feature'.
  const isFeature = first === 'features' && (field === 'features' || (field === null && more.length === 0));
  return isFeature && !GROUP.test(headerKey(last)) ? 'features' : null;
}

/** What one name of a way means by itself. */
const partOf = (part: string): FieldName | null => BY_HEADER.get(headerKey(part)) ?? meantBy(part);

function guess(column: string, values: readonly string[], aids: ReadingAids): ProposedColumn {
  if (isCost(column)) return { column, field: null, confidence: 1, why: 'a cost is never stored' };
  const headed = isInterior(column, values) ? 'interior_colour' : isFuel(column, values) ? 'fuel' : namedBy(column);
  // A column 'New' may say 'New' and 'Used'.
  const named = headed !== null && FLAGS.has(headed) && isOtherKind(headed, values) ? null : headed;
  const shareOf = (field: FieldName, of: readonly string[]): number | null => {
    const looks = fieldLooks(field, field === named);
    return looks === undefined || values.length === 0
      ? null
      : of.filter((value) => looks(value.slice(0, LOOKED_AT), aids)).length / values.length;
  };
  const share = (field: FieldName) => shareOf(field, values);
  const telling = values.filter((value) => !SINGLE_LETTER.test(value));
  const shareAlone = (field: FieldName) => shareOf(field, telling);
  if (named !== null && isOtherKind(named, values))
    return named === 'dap_price'
      ? { column, field: 'is_drive_away', confidence: 0.85, why: 'header and values' }
      : { column, field: null, confidence: 0, why: 'nothing fits' };
  if (named !== null) {
    const fitting = share(named);
    const checked = CHECKED.has(named) ? fitting : null;
    if (checked === null || checked >= FEW)
      return {
        column,
        field: named,
        confidence: round((fitting === null ? 0.85 : 0.8 + 0.2 * fitting) - (isNested(column) ? NESTED_LESS : 0)),
        why: fitting === null || fitting < LEAST ? 'header' : 'header and values',
      };
    const [other] = byValues(shareAlone).filter(({ field }) => field !== named);
    // Columns that were swapped: the header says one thing and every value another.
    if (other !== undefined && other.fitting >= 0.8)
      return { column, field: other.field, confidence: round(0.7 * other.fitting), why: 'values' };
    return { column, field: named, confidence: DOUBTFUL, why: 'header, though few values look like it' };
  }
  const close = isNested(column) ? null : misspeltField(column);
  const misspelt = close !== null && isOtherKind(close, values) ? null : close;
  const fitting = misspelt === null ? null : share(misspelt);
  // Short words are close to many; what their values look like must speak for them.
  if (misspelt !== null && (fitting === null ? headerKey(column).length >= SURE_LETTERS : fitting >= LEAST))
    return {
      column,
      field: misspelt,
      confidence: fitting === null ? MISSPELT : round(MISSPELT + 0.1 * fitting),
      why: 'header, misspelt',
    };
  const saysMore = !SAYS_NOTHING.test(column.trim());
  const [best] = byValues(shareAlone).filter(
    ({ field }) => !(saysMore && VAGUE.has(field)) && !(field === 'photos' && OTHER_PICTURE.test(column)),
  );
  if (best === undefined || best.fitting * 0.75 < LEAST) return { column, field: null, confidence: 0, why: 'nothing fits' };
  return { column, field: best.field, confidence: round(best.fitting * 0.75), why: 'values' };
}

/** Fields whose right values always look right: others may be written in ways that only their header tells. */
const CHECKED: ReadonlySet<FieldName> = new Set([
  'vin',
  'year',
  'make',
  'car_type',
  'photos',
  'body',
  'fuel',
  'transmission',
  'drive',
]);

const byValues = (share: (field: FieldName) => number | null) =>
  FIELD_NAMES.map((field) => ({ field, fitting: share(field) ?? 0 })).toSorted((one, other) => other.fitting - one.fitting);

const round = (share: number): number => Math.round(share * 100) / 100;
