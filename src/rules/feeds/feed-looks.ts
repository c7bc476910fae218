import { ancapRating } from '#src/rules/vehicle/ancap-rating.ts';
import type { FieldName } from './feed-headers.ts';
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
  /** The feed in whose folder photos may lie; none when it has no folder. */
  readonly uploadsOf?: string | null;
}

type Looks = (value: string, aids: ReadingAids) => boolean;

const isKnown = (read: (text: string) => Reading<unknown>) => (value: string) => {
  const { value: found, how } = read(value);
  return found !== null && (how === 'plain' || how === 'repaired');
};
const matches = (pattern: RegExp) => (value: string) => pattern.test(value.trim());
const readable = (read: (text: string) => Reading<unknown>, pattern: RegExp) => (value: string) =>
  pattern.test(value) && read(value).how !== 'unreadable';

/** Whether a value looks like one of a field, for columns whose header says nothing. Fields that are not here are known by their header only. */
const LOOKS: Readonly<Partial<Record<FieldName, Looks>>> = {
  vin: matches(/^[A-HJ-NPR-Z0-9]{17}$/i),
  rego_expiry: readable((text) => readDay(text, 'last'), /\d\D+\d/),
  year: (value, { thisYear }) => /^(?:19|20)\d{2}$/.test(value.trim()) && readYear(value, thisYear).how === 'plain',
  make: (value, { makes }) => makes.read(value).how === 'plain',
  car_type: matches(/^(?:new|used|demo|demonstrator|pre-?owned|[nud])$/i),
  status: matches(/^(?:in stock|available|sold|reserved|under offer|coming soon)$/i),
  price: readable(readPrice, /^(?:\$|a\$|aud|p\.?o\.?a)/i),
  km: readable(readDistance, /^\D*\d.*(?:km|mi)/is),
  body: isKnown(readBody),
  fuel: isKnown(readFuel),
  transmission: isKnown(readTransmission),
  drive: isKnown(readDrive),
  seats: readable(readCount, /seat/i),
  doors: readable(readCount, /door/i),
  engine: readable(readEngine, /^\D*\d.*(?:cyl|\bl\b|cc|litre)/is),
  cylinders: matches(/^\d{1,2}\s*cyl/i),
  fuel_use: readable(readUse, /(?:l|kwh)\s*\/\s*100/i),
  ancap: (value) => /ancap|star/i.test(value) && ancapRating(value) !== null,
  colour: (value) => !value.includes('/') && isKnown(readColour)(value),
  colours: (value) => /^[^/]{3,40}\/[^/]{3,40}$/.test(value) && isKnown(readColour)(value.split('/')[0] ?? ''),
  photos: matches(/^(?:https?:\/\/\S+|[^:]{1,120})\.(?:jpe?g|png|webp|avif|heic|gif)\b/i),
  video: matches(/^https?:\/\/\S*(?:youtu|vimeo)/i),
  body_length: readable(readLength, /\d\s*(?:ft|feet|'|m\b)/i),
  aggregate_trailer_mass: readable(readMass, /\d\s*(?:kg|t)\b/i),
  sleeps: readable(readCount, /berth|sleep/i),
  axles: matches(/\b(?:single|tandem|dual)\b/i),
};

/** Photos of a column that is called so: many servers' addresses do not end as files do. */
const NAMED_PHOTO = /^https?:\/\/\S/i;
const ADDRESS = /^\s*https?:\/\//i;

/** What a field's values look like, if that is known; `isNamed` says whether the column's header names the field. What an address has in it is no word about the vehicle. */
export function fieldLooks(name: FieldName, isNamed: boolean): Looks | undefined {
  const looks = LOOKS[name];
  if (looks === undefined || name === 'video') return looks;
  if (name === 'photos') return (value, aids) => (isNamed && NAMED_PHOTO.test(value)) || looks(value, aids);
  return (value, aids) => !ADDRESS.test(value) && looks(value, aids);
}
