import { MOST_PHOTOS } from '#src/rules/photos/shown-images.ts';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import { DAY_FIELDS, type DayField, type DayOrders } from './day-orders.ts';
import type { ReadingAids } from './feed-looks.ts';
import { lastWord } from './header-words.ts';
import type { FeedMapping } from './propose-mapping.ts';
import { readDay } from './read-day.ts';
import { hasDistanceUnit, readDistance, readDistanceUnit } from './read-distance.ts';
import { readCount, readFlag, readVin, readYear } from './read-figures.ts';
import { readFeatures, readPhotos } from './read-lists.ts';
import { readPlate } from './read-plate.ts';
import {
  gearsIn,
  letters,
  readColour,
  readCondition,
  readDrive,
  readFuel,
  readSold,
  readStatus,
  readTransmission,
} from './read-words.ts';
import { NOTHING, type Reading, repaired, UNREADABLE } from './reading.ts';
import { bodyOf, isCaravan } from './row-body.ts';
import { caravanOf } from './row-caravan.ts';
import { type CellNote, type CellOf, type CellReading, FeedFields, RowCells, type RowProblem } from './row-cells.ts';
import { priceOf } from './row-prices.ts';
import { VariantReader } from './row-variant.ts';

/** A row read: a vehicle in the words of the write path, what had to be said about its cells, and why it must be set aside, if it must. */
export interface RowRead {
  readonly vehicle: Record<string, unknown>;
  readonly location: string | null;
  readonly notes: readonly CellNote[];
  readonly problem: RowProblem | null;
}

const readPlain = (text: string): Reading<string> => ({ value: text.trim().replaceAll(/\s+/g, ' '), how: 'plain' });
/** A word on no list cannot be kept where only a few can be stored, and is told as left out. */
const listed =
  (read: (text: string) => Reading<string>) =>
  (text: string): Reading<string> => {
    const reading = read(text);
    return reading.how === 'unknown' ? UNREADABLE : reading;
  };
const readListedCondition = listed(readCondition);
const readListedStatus = listed(readStatus);
const readFrames = (text: string) => readPhotos(text);
const readVideo = (text: string): Reading<string> => (/^https:\/\/\S+$/.test(text.trim()) ? readPlain(text) : UNREADABLE);

/** Reads the rows of a feed by its mapping (ledger J2, J8). */
export class RowReader {
  readonly #fields: FeedFields;
  readonly #aids: ReadingAids;
  readonly #readYear = (text: string) => readYear(text, this.#aids.thisYear);
  readonly #readPhotos = (text: string) => readPhotos(text, this.#aids.uploadsOf);
  readonly #readMake = (text: string) => this.#aids.makes.read(text);

  readonly #readDays: DayReaders;
  readonly #variant: VariantReader;

  constructor(mapping: FeedMapping, aids: ReadingAids, orders: DayOrders = {}) {
    this.#fields = new FeedFields(mapping);
    this.#aids = aids;
    this.#variant = new VariantReader(aids.thisYear);
    this.#readDays = Object.fromEntries(
      DAY_FIELDS.map((field) => [
        field,
        (text: string) => readDay(text, field === 'rego_expiry' ? 'last' : 'first', orders[field]),
      ]),
    ) as DayReaders;
  }

  read(cell: CellOf): RowRead {
    const cells = new RowCells(cell, this.#fields);
    const named = this.#named(cells);
    const money = priceOf(cells);
    const vehicle = {
      ...whoOf(cells, this.#readDays),
      ...named.vehicle,
      ...money.vehicle,
      ...stateOf(cells),
      ...kindOf(cells),
      ...lookOf(cells, this.#readPhotos),
      ...this.#variant.read(cells),
      ...caravanOf(cells),
    };
    return { vehicle, location: cells.text('location'), notes: cells.notes, problem: named.problem ?? money.problem };
  }

  /** Year, make, model and badge; from the title where their own columns say nothing. */
  #named(cells: RowCells): { readonly vehicle: object; readonly problem: RowProblem | null } {
    const title = cells.read('carsales_title', readPlain);
    const year = cells.read('year', this.#readYear);
    const make = cells.read('make', this.#readMake);
    const model = cells.read('model', readPlain);
    const told = make.value === null || model.value === null || year.value === null ? title.value : null;
    const inTitle = told === null ? null : this.#aids.makes.inTitle(told);
    const taken = <T>(from: Reading<T> & { column: string }, value: T | null): T | null => {
      if (from.value !== null || value === null) return from.value;
      cells.note({ ...repaired(value), column: from.column, text: title.value ?? '' });
      return value;
    };
    const vehicle = {
      year: taken(year, told === null ? null : this.#readYear(/^(?:19|20)\d{2}\b/.exec(told.trim())?.[0] ?? '').value),
      make: taken(make, inTitle?.make ?? null),
      model: taken(model, inTitle?.model ?? null),
      badge: cells.read('badge', readPlain).value,
      series: cells.read('series', readPlain).value,
      carsales_title: title.value,
    };
    return { vehicle, problem: missing(vehicle, { year, make, model }) };
  }
}

type Needed = Readonly<Record<'year' | 'make' | 'model', { readonly column: string; readonly text: string }>>;

function missing(vehicle: Readonly<Record<keyof Needed, unknown>>, cells: Needed): RowProblem | null {
  for (const name of ['year', 'make', 'model'] as const) {
    const { column, text } = cells[name];
    if (vehicle[name] === null)
      return {
        column,
        value: text.trim(),
        reason: text.trim() === '' ? `the ${name} is missing` : `cannot be read as a ${name}`,
      };
  }
  return null;
}

type DayReaders = Readonly<Record<DayField, (text: string) => Reading<string>>>;

const whoOf = (cells: RowCells, days: DayReaders) => ({
  stocknum: cells.text('stocknum'),
  vin: cells.read('vin', readVin).value,
  nvic: cells.text('nvic'),
  regplate: cells.read('regplate', readPlate).value,
  rego_expiry: cells.read('rego_expiry', days.rego_expiry).value,
  build_date: cells.read('build_date', days.build_date).value,
  compliance_date: cells.read('compliance_date', days.compliance_date).value,
});

/** An odometer in kilometres. A unit that is written with the figure counts before that of a column of its own, and that before the header's. */
function kmOf(cells: RowCells): number | null {
  const found = cells.find('km', readDistance);
  const beside = hasDistanceUnit(found.text) ? NOTHING : cells.read('km_unit', readDistanceUnit);
  const headed = hasDistanceUnit(found.text) ? NOTHING : readDistanceUnit(lastWord(found.column));
  const unit = beside.value ?? headed.value ?? 1;
  const km = found.value === null || unit === 1 ? found : { ...found, ...repaired(Math.round(found.value * unit)) };
  cells.note(km);
  return km.value;
}

/** A vehicle's condition by its own column and by those that say yes or no. What its dealer calls used was a demo at the most. */
function conditionOf(given: { readonly said: string | null; readonly isDemo: boolean; readonly isNew: boolean }): string | null {
  if (given.said === 'used') return 'used';
  if (given.isDemo) return 'demo';
  return given.said ?? (given.isNew ? 'new' : null);
}

function stateOf(cells: RowCells) {
  const condition = cells.read('car_type', readListedCondition);
  const isDemo = cells.read('is_demo', readFlag).value === true;
  const isNew = cells.read('is_new', readFlag).value === true;
  const status = cells.read('status', readListedStatus);
  const isSold = cells.read('is_sold', readSold).value === true || status.value === 'sold';
  // A status of 'Not available' takes the vehicle off the site; in other columns the words say nothing.
  const isUnpublished = cells.read('is_published', readFlag).value === false;
  const isOff = isUnpublished || status.value === 'off' || /^not available$/i.test(cells.said('status'));
  const km = kmOf(cells);
  const certified = cells.read('certified', readFlag).value ?? /certified/i.test(condition.text);
  return {
    car_type:
      conditionOf({ said: cells.said('car_type') === '' ? null : condition.value, isDemo, isNew }) ?? condition.value ?? 'used',
    km,
    certified,
    ...(isSold ? { status: 'sold', sold: true } : {}),
    ...(isOff ? { show_on_dealer_website: false } : {}),
    ...(status.value === 'reserved' || cells.read('is_reserved', readFlag).value === true ? { reserved: true } : {}),
    ...(status.value === 'coming_soon' && !isSold ? { status: 'coming_soon' } : {}),
  };
}

/** How the platform's words are shortened otherwise than to their first letters. */
const SHORTENED = new Set(['ulp', 'u', 'dsl', 'ev', 'at', 'mt', 'sdn', 'wgn', 'h/b', 's/w', 's.u.v', 's.u.v.']);

function saysMore(text: string, value: string): boolean {
  if (text === value) return false;
  const word = letters(text);
  return !letters(value).startsWith(word) && !SHORTENED.has(word);
}

/** The dealer's own words, where they say more than the platform's; one that is misspelt, or shortened as 'A' and 'ULP' are, says no more. */
const own = (cells: RowCells, of: CellReading<string>): string | null =>
  of.value === null || of.how === 'repaired' || !saysMore(of.text, of.value) ? null : cells.cut(of, LONGEST_WORDS);
const LONGEST_WORDS = 80;

function kindOf(cells: RowCells) {
  const body = bodyOf(cells);
  const fuel = cells.read('fuel', readFuel);
  const transmission = cells.read('transmission', readTransmission);
  const drive = cells.read('drive', readDrive);
  return {
    simple_body: body.value,
    bodyconfiguration: own(cells, body),
    ...(isCaravan(cells, body.value) ? { item_type: 'caravan' } : {}),
    simple_fuel: fuel.value,
    fuel: own(cells, fuel) ?? fuel.value,
    simple_transmission: transmission.value,
    trans: own(cells, transmission) ?? transmission.value,
    gearnum: cells.read('gears', readCount).value ?? gearsIn(transmission.text),
    simple_drive: drive.value,
    drive: own(cells, drive) ?? drive.value,
    seats: cells.read('seats', readCount).value,
    doors: cells.read('doors', readCount).value,
  };
}

function lookOf(cells: RowCells, readPhotosOf: (text: string) => Reading<string[]>) {
  const both = cells.filled('colours')[0];
  const [, outside = '', inside = ''] = both === undefined ? [] : (/^([^/]*)\/?(.*)$/s.exec(both.text) ?? []);
  const part = (text: string) => {
    if (both === undefined) return NOTHING;
    const reading = readColour(text);
    cells.note({ ...reading, column: both.column, text });
    return reading;
  };
  const [comments] = cells.filled('comments');
  return {
    colour: cells.read('colour', readColour).value ?? part(outside).value,
    interior_colour: cells.read('interior_colour', readColour).value ?? part(inside).value,
    images: cells.all('photos', readPhotosOf, MOST_PHOTOS),
    spin_images: cells.all('spin', readFrames, VEHICLE_LIMITS.spinFrames),
    video_url: cells.read('video', readVideo).value,
    standardEquipment: cells
      .all('features', readFeatures, VEHICLE_LIMITS.features)
      .map((feature) => cells.cut({ column: cells.columnOf('features'), text: feature }, VEHICLE_LIMITS.featureLetters)),
    dealercomments: comments === undefined ? null : cells.cut(comments, VEHICLE_LIMITS.commentLetters),
  };
}
