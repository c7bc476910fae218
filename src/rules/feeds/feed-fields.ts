import { readDay } from './read-day.ts';
import { readDistance } from './read-distance.ts';
import { readEngine } from './read-engine.ts';
import { readCount, readLength, readMass, readUse, readYear } from './read-figures.ts';
import type { Makes } from './read-make.ts';
import { readPrice } from './read-price.ts';
import { readBody, readColour, readDrive, readFuel, readTransmission } from './read-words.ts';
import type { Reading } from './reading.ts';

/** What cells are read with. */
export interface ReadingAids {
  readonly makes: Makes;
  readonly thisYear: number;
}

interface FeedField {
  /** The headers that dealers' programs give it (ledger J2). */
  readonly headers: readonly string[];
  /** Whether a value looks like one of these, for columns whose header says nothing. Fields without are known by their header only. */
  readonly looks?: (value: string, aids: ReadingAids) => boolean;
}

const isKnown = (read: (text: string) => Reading<unknown>) => (value: string) => {
  const { value: found, how } = read(value);
  return found !== null && (how === 'plain' || how === 'repaired');
};
const matches = (pattern: RegExp) => (value: string) => pattern.test(value.trim());
const readable = (read: (text: string) => Reading<unknown>, pattern: RegExp) => (value: string) =>
  pattern.test(value) && read(value).how !== 'unreadable';

/** What a feed's columns can be, with the headers they go by. The order decides between fields that fit a column equally well. */
export const FEED_FIELDS = {
  stocknum: {
    headers: [
      'stock number',
      'stock num',
      'stock no',
      'stock #',
      'stock',
      'stock id',
      'stock code',
      'unit number',
      'unit no',
      'dms id',
      'listing id',
      'ad id',
      'vehicle id',
      'reference',
      'ref',
      'sku',
      'id',
    ],
  },
  vin: {
    headers: [
      'vin',
      'vin number',
      'vin no',
      'chassis',
      'chassis number',
      'chassis no',
      'vin chassis',
      'vehicle identification number',
    ],
    looks: matches(/^[A-HJ-NPR-Z0-9]{17}$/i),
  },
  regplate: {
    headers: [
      'rego',
      'rego number',
      'rego no',
      'registration',
      'registration number',
      'plate',
      'number plate',
      'regplate',
      'reg no',
      'licence plate',
      'license plate',
    ],
  },
  rego_expiry: {
    headers: [
      'rego expiry',
      'rego exp',
      'registration expiry',
      'registration expires',
      'reg expiry',
      'rego expiry date',
      'expiry',
    ],
    looks: readable((text) => readDay(text, 'last'), /\d\D+\d/),
  },
  year: {
    headers: ['year', 'model year', 'build year', 'manufacture year', 'year of manufacture', 'my', 'vehicle year', 'yr'],
    looks: (value, { thisYear }) => /^(?:19|20)\d{2}$/.test(value.trim()) && readYear(value, thisYear).how === 'plain',
  },
  make: {
    headers: ['make', 'brand', 'manufacturer', 'marque', 'make name', 'vehicle make'],
    looks: (value, { makes }) => makes.read(value).how === 'plain',
  },
  model: { headers: ['model', 'model name', 'vehicle model', 'range', 'family'] },
  badge: { headers: ['badge', 'variant', 'trim', 'grade', 'version', 'derivative', 'spec', 'model variant'] },
  series: { headers: ['series', 'generation', 'model code', 'series name'] },
  carsales_title: {
    headers: ['title', 'carsales title', 'name', 'heading', 'headline', 'ad title', 'vehicle name', 'listing title', 'vehicle'],
  },
  car_type: {
    headers: [
      'car type',
      'condition',
      'used or new',
      'new used',
      'new or used',
      'type',
      'stock type',
      'vehicle condition',
      'listing type',
      'class',
      'new used demo',
    ],
    looks: matches(/^(?:new|used|demo|demonstrator|pre-?owned|[nud])$/i),
  },
  status: {
    headers: ['status', 'availability', 'stock status', 'sale status', 'state of sale'],
    looks: matches(/^(?:in stock|available|sold|reserved|under offer|coming soon)$/i),
  },
  is_sold: { headers: ['sold', 'is sold', 'sold flag', 'vehicle sold'] },
  dap_price: {
    headers: ['dap price', 'dap', 'drive away price', 'driveaway price', 'drive away', 'driveaway', 'drive away pricing'],
  },
  egc_price: {
    headers: [
      'egc price',
      'egc',
      'price egc',
      'price excluding government charges',
      'excl govt charges',
      'price ex govt charges',
      'price before on roads',
    ],
  },
  before_price: {
    headers: ['was price', 'before price', 'old price', 'rrp', 'original price', 'list price', 'msrp', 'previous price'],
  },
  price: {
    headers: [
      'price',
      'advertised price',
      'retail price',
      'sale price',
      'selling price',
      'asking price',
      'web price',
      'internet price',
      'price aud',
      'amount',
      'special price',
      'now price',
    ],
    looks: readable(readPrice, /^(?:\$|a\$|aud|p\.?o\.?a)/i),
  },
  price_type: { headers: ['price type', 'price label', 'price note', 'price basis'] },
  km: {
    headers: [
      'odometer',
      'kilometres',
      'kilometers',
      'kms',
      'km',
      'mileage',
      'odo',
      'odometer km',
      'kilometres travelled',
      'odometer reading',
    ],
    looks: readable(readDistance, /\d.*(?:km|mi)/i),
  },
  body: {
    headers: [
      'body',
      'body type',
      'body style',
      'bodytype',
      'body shape',
      'vehicle type',
      'car suv',
      'body config',
      'simple body',
      'style',
    ],
    looks: isKnown(readBody),
  },
  fuel: { headers: ['fuel', 'fuel type', 'fueltype', 'fuel kind', 'simple fuel', 'engine fuel'], looks: isKnown(readFuel) },
  transmission: {
    headers: ['transmission', 'gearbox', 'trans', 'transmission type', 'gear type', 'simple transmission'],
    looks: isKnown(readTransmission),
  },
  drive: {
    headers: ['drive', 'drive type', 'drivetrain', 'drive train', 'driven wheels', 'wheel drive', 'simple drive', 'drivetype'],
    looks: isKnown(readDrive),
  },
  gears: { headers: ['gears', 'gear num', 'gearnum', 'number of gears', 'speeds'] },
  seats: {
    headers: ['seats', 'seat capacity', 'seating', 'number of seats', 'seating capacity', 'no of seats'],
    looks: readable(readCount, /seat/i),
  },
  doors: { headers: ['doors', 'number of doors', 'no of doors', 'door count'], looks: readable(readCount, /door/i) },
  engine: {
    headers: [
      'engine',
      'engine size',
      'engine capacity',
      'capacity',
      'engine cc',
      'engine litres',
      'displacement',
      'cc',
      'engine description',
      'motor',
      'engine size litres',
      'engine size cc',
    ],
    looks: readable(readEngine, /\d.*(?:cyl|\bl\b|cc|litre)/i),
  },
  cylinders: {
    headers: ['cylinders', 'cylinders in engine', 'cyl', 'number of cylinders', 'no of cylinders'],
    looks: matches(/^\d{1,2}\s*cyl/i),
  },
  fuel_use: {
    headers: [
      'fuel consumption',
      'fuel economy',
      'fuel use',
      'fuel consumption combined',
      'consumption',
      'economy',
      'l 100km',
      'combined fuel',
    ],
    looks: readable(readUse, /(?:l|kwh)\s*\/\s*100/i),
  },
  colour: {
    headers: [
      'colour',
      'color',
      'exterior colour',
      'exterior color',
      'ext colour',
      'ext color',
      'body colour',
      'paint',
      'paint colour',
      'external colour',
    ],
    looks: (value) => !value.includes('/') && isKnown(readColour)(value),
  },
  interior_colour: {
    headers: [
      'interior colour',
      'interior color',
      'int colour',
      'int color',
      'trim colour',
      'interior',
      'upholstery',
      'internal colour',
    ],
  },
  colours: {
    headers: ['colour ext int', 'colourextint', 'colours', 'colour exterior interior', 'ext int colour', 'color ext int'],
    looks: (value) => /^[^/]{3,40}\/[^/]{3,40}$/.test(value) && isKnown(readColour)(value.split('/')[0] ?? ''),
  },
  features: {
    headers: [
      'features',
      'equipment',
      'options',
      'standard equipment',
      'standard features',
      'extras',
      'accessories',
      'feature list',
      'standardequipment',
    ],
  },
  comments: {
    headers: [
      'comments',
      'dealer comments',
      'description',
      'dealercomments',
      'ad text',
      'advert text',
      'advertisement',
      'ad copy',
      'details',
      'long description',
    ],
  },
  photos: {
    headers: [
      'photos',
      'images',
      'image urls',
      'photo urls',
      'pictures',
      'image',
      'photo',
      'image url',
      'photo url',
      'image list',
      'photo list',
      'media',
    ],
    looks: matches(/^https?:\/\/\S+\.(?:jpe?g|png|webp|avif|gif)\b/i),
  },
  video: { headers: ['video', 'video url', 'youtube', 'video link'], looks: matches(/^https?:\/\/\S*(?:youtu|vimeo)/i) },
  location: {
    headers: [
      'location',
      'location code',
      'yard',
      'site',
      'branch',
      'dealership',
      'dealer',
      'dealer location',
      'store',
      'yard code',
      'dealer name',
      'lot',
    ],
  },
  nvic: { headers: ['nvic', 'glasses code', 'redbook code', 'nvic code'] },
  build_date: { headers: ['build date', 'built', 'date built', 'manufacture date', 'production date'] },
  compliance_date: { headers: ['compliance date', 'compliance', 'complied', 'compliance plate'] },
  certified: { headers: ['certified', 'certified used', 'cpo', 'certified pre owned', 'is certified'] },
  body_length: {
    headers: ['length', 'body length', 'van length', 'length ft', 'length m', 'overall length'],
    looks: readable(readLength, /\d\s*(?:ft|feet|'|m\b)/i),
  },
  body_width: { headers: ['width', 'body width', 'van width', 'overall width'] },
  tare_weight: { headers: ['tare', 'tare weight', 'tare mass', 'tare kg'] },
  aggregate_trailer_mass: {
    headers: ['atm', 'atm kg', 'aggregate trailer mass'],
    looks: readable(readMass, /\d\s*(?:kg|t)\b/i),
  },
  sleeps: {
    headers: ['sleeps', 'berth', 'berths', 'sleeping capacity', 'number of berths'],
    looks: readable(readCount, /berth|sleep/i),
  },
  axles: { headers: ['axles', 'axle', 'axle type', 'axle configuration'], looks: matches(/\b(?:single|tandem|dual)\b/i) },
} as const satisfies Readonly<Record<string, FeedField>>;

export type FieldName = keyof typeof FEED_FIELDS;
export const FIELD_NAMES = Object.keys(FEED_FIELDS) as FieldName[];

/** What a dealer paid is never read, let alone stored (ledger J2). Programs name it in many ways, so that a word of it is enough. */
const COST =
  /cost|wholesale|invoice|floorplan|margin|profit|stand(?:ing)?in|landed|acquisition|purchase(?!date)|paid|bought|^buy|buy(?:ing)?price|gross$|^trade(?:in)?(?:price|value|amount)?$/;

/** A header's letters and figures, by which headers are compared. */
export const headerKey = (header: string): string =>
  header
    .toLowerCase()
    .slice(0, 120)
    .replaceAll(/[^a-z0-9#]/g, '');

/** On-road costs are the shopper's. */
export const isCost = (header: string): boolean => COST.test(headerKey(header).replaceAll(/onroadcosts?/g, ''));

export const fieldLooks = (name: FieldName): ((value: string, aids: ReadingAids) => boolean) | undefined => {
  const field: FeedField = FEED_FIELDS[name];
  return field.looks;
};
