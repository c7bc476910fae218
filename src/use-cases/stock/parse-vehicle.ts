import { z } from 'zod';
import { uploadOf } from '#src/rules/photos/uploaded-photo.ts';
import { isSitePath } from '#src/rules/site/site-path.ts';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';

/** A problem with a value, in zod's words or our own. */
type Problem = Parameters<z.core.ParsePayload['issues']['push']>[0] | string;

type Refuse = (problem: Problem) => null;
/** How a value is read; what is wrong with it is refused. */
type Read<T> = (value: unknown, refuse: Refuse) => T;
const READS = new WeakMap<z.ZodType, Read<unknown>>();

/** A field that is checked in one step: a hundred thousand vehicles have eighty fields each, and steps inside steps took most of an import. */
function field<T>(read: Read<T>) {
  const schema = z.transform(
    (value: unknown, context): T =>
      read(value, (problem) => {
        context.issues.push(typeof problem === 'string' ? { code: 'custom', message: problem, input: value } : problem);
        return null;
      }),
  );
  READS.set(schema, read);
  return schema;
}

/** How a field's value is read without its schema, where that does the same; null where it would not. */
export const fieldReading = (schema: z.ZodType): Read<unknown> | null => READS.get(schema) ?? null;

const wrongType = (expected: 'string' | 'boolean', input: unknown): Problem => ({ code: 'invalid_type', expected, input });

/** A line of text as feeds send it: blanks and the words null and undefined mean that there is none. */
function readText(value: unknown, refuse: Refuse, max: number): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(wrongType('string', value));
  const line = typeof value === 'number' ? String(value) : storable(value).trim();
  if (line === '' || line === 'null' || line === 'undefined') return null;
  return line.length > max ? refuse({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: line }) : line;
}
const text = (max = 200) => field((value, refuse) => readText(value, refuse, max));
const needed = (name: string, max = 80) =>
  field((value, refuse): string => {
    let problem: Problem = `${name} is missing`;
    const note = (found: Problem): null => {
      problem = found;
      return null;
    };
    const line = readText(value, note, max);
    if (line === null) refuse(problem);
    return line ?? '';
  });

/** A number up to what its column can hold: a larger one is a mistake in the feed, and is reported. */
function readNumber(value: unknown, refuse: Refuse, max: number): number | null {
  if (value === null || value === undefined) return null;
  const digits = typeof value === 'string' ? value.replaceAll(/[$,\s]/g, '') : value;
  if (digits === '') return null;
  const number = typeof digits === 'string' ? Number(digits) : digits;
  if (typeof number !== 'number' || !Number.isFinite(number)) return refuse('must be a number');
  if (number < 0) return refuse('must not be negative');
  return number > max ? refuse(`must be at most ${max}`) : number;
}
const upTo = (max: number) => field((value, refuse) => readNumber(value, refuse, max));
const MOST_DOLLARS = 90_000_000;
const amount = upTo(MOST_DOLLARS);
const integer = (max: number) =>
  field((value, refuse) => {
    const number = readNumber(value, refuse, MOST_DOLLARS);
    return number === null || (Number.isInteger(number) && number <= max)
      ? number
      : refuse(`must be a whole number up to ${max}`);
  });
const flag = (isOn: boolean) =>
  field((value, refuse): boolean => {
    if (typeof value === 'boolean') return value;
    if (value !== null && value !== undefined) refuse(wrongType('boolean', value));
    return isOn;
  });
const isOurTime = (text: string) => text >= '1900';
const DAY = z.iso.date('must be a day such as 2026-03-31').refine(isOurTime, 'must be after 1900');
const INSTANT = z.iso
  .datetime({ offset: true, error: 'must be a date and time such as 2026-03-31T09:00:00+10:00' })
  .refine(isOurTime, 'must be after 1900');
const whenThere = (schema: z.ZodType<string>) =>
  field((value, refuse): string | null => {
    if (value === null || value === undefined) return null;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : refuse(parsed.error.issues[0]?.message ?? '');
  });
const day = whenThere(DAY);
const instant = whenThere(INSTANT);
/** The only addresses that a page may contain: https, or a path on this site. */
const isAddress = (line: string): boolean => /^https:\/\/[^\s"'<>]+$/.test(line) || (isSitePath(line) && !/[\s"'<>]/.test(line));
const address = field((value, refuse) => {
  const line = readText(value, refuse, 2000);
  return line === null || isAddress(line) ? line : refuse('must be an https address or a path');
});
/** An address of a page, or that of a photo in the folder of one of the dealership's feeds, which is kept before it is shown. */
const photo = field((value, refuse) => {
  const line = readText(value, refuse, 2000);
  return line === null || isAddress(line) || uploadOf(line) !== null ? line : refuse('must be an https address or a path');
});
const image = z.union(
  [
    photo.transform((url) => ({ url, thumbUrl: url })),
    z.object({ image: z.object({ url: photo, thumb: z.object({ url: photo }).optional() }) }).transform(({ image: of }) => ({
      url: of.url,
      thumbUrl: of.thumb?.url ?? of.url,
    })),
  ],
  'must be an https address or a path',
);
const hotspot = z.object({
  kind: z.enum(['feature', 'flaw'], 'must be feature or flaw').default('feature'),
  description: text(500).transform((value) => value ?? ''),
  positions: z
    .array(z.object({ activeAngle: z.int().min(0).max(719), posX: z.number().min(0).max(100), posY: z.number().min(0).max(100) }))
    .max(72),
  photo_url: address,
});

const variant = z.object({
  cylinders: integer(24),
  enginesize: integer(30_000),
  enginesize_litres: upTo(99),
  induction: text(),
  fuelconsumptioncombined: upTo(500),
  energyconsumptioncombined: upTo(500),
  fuelcapacity: upTo(5000),
  grossvehiclemass: integer(60_000),
  vehiclelength: integer(30_000),
  vehicleheight: integer(10_000),
  vehiclewidth: integer(10_000),
  towingcapacitybraked: integer(30_000),
  bodyconfiguration: text(),
  torque: text(),
  ancaprating: text(),
  geartype: text(),
});

const specifications = z.object({
  // In feet; some feeds send metres, centimetres or millimetres, which are told apart by their size unless the unit is said.
  unit: z.literal('ft', 'must be ft').optional(),
  body_width: upTo(20_000),
  body_length: upTo(20_000),
  tare_weight: integer(30_000),
  axle_type: text(),
  sleeps: integer(20),
  aggregate_trailer_mass: integer(30_000),
});

/** The names that a vehicle's figures have inside them. */
export const FIGURES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['variant', new Set(Object.keys(variant.shape))],
  ['specifications', new Set(Object.keys(specifications.shape))],
]);

/** One vehicle in a feed, under the names of the ledger (V20, V21). Anything not named here is dropped: a purchase cost is never stored (J2). */
export const vehicleInput = z.object({
  stocknum: needed('the stock number', VEHICLE_LIMITS.stocknumLetters),
  location: text(80),
  year: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.int('must be a year').min(1900).max(2100)),
  make: needed('the make'),
  model: needed('the model'),
  badge: text(),
  series: text(),
  carsales_title: text(),
  colour: text(),
  interior_colour: text(),
  vin: field((value, refuse) => {
    const vin = readText(value, refuse, 17)?.toUpperCase() ?? null;
    return vin === null || /^[A-HJ-NPR-Z0-9]{11,17}$/.test(vin) ? vin : refuse('is not a vehicle identification number');
  }),
  nvic: text(20),
  regplate: text(12),
  rego_expiry: day,
  car_type: z.enum(['new', 'demo', 'used'], 'must be new, demo or used'),
  item_type: z.enum(['car', 'caravan'], 'must be car or caravan').default('car'),
  status: z
    .string()
    .regex(/^[a-z_]{2,30}$/, 'must be a word such as in_stock')
    .default('in_stock'),
  reserved: flag(false),
  sold: flag(false),
  sold_date: instant,
  reserve_eligible: flag(true),
  /** The vehicle's own deposit, in dollars; nought means that it has none. */
  reserve_amount: upTo(10_000),
  tag: text(40),
  certified: flag(false),
  price: amount,
  before_price: amount,
  subscription_price: amount,
  preorder: flag(false),
  price_type: text(60),
  km: integer(3_000_000),
  simple_body: text(40),
  bodyconfiguration: text(80),
  manufacturer_body: z.array(text(60)).max(3).default([]),
  simple_transmission: text(40),
  trans: text(80),
  gearnum: integer(30),
  simple_fuel: text(40),
  fuel: text(80),
  simple_drive: text(40),
  drive: text(80),
  seats: integer(80),
  doors: integer(12),
  engine_size: integer(30_000),
  engine_size_litres: upTo(99),
  images: z.array(image).max(VEHICLE_LIMITS.photos).default([]),
  /** Thumbnails in the order of images, for images without their own. */
  thumbnails: z.array(address).max(VEHICLE_LIMITS.photos).default([]),
  video_url: address,
  external_video_url: address,
  spin_images: z.array(address).max(VEHICLE_LIMITS.spinFrames).default([]),
  spin_interior_image: address,
  spin_code: text(80),
  hotspots: z
    .object({ exterior: z.array(hotspot).max(40).default([]), interior: z.array(hotspot).max(40).default([]) })
    .prefault({}),
  standardEquipment: z.array(text(VEHICLE_LIMITS.featureLetters)).max(VEHICLE_LIMITS.features).default([]),
  dealercomments: z
    .string()
    .max(VEHICLE_LIMITS.commentLetters)
    .nullish()
    .transform((value) => storable(value ?? '')),
  file: address,
  private_suburb: text(80),
  private_postcode: text(4),
  finance_link: address,
  custom_rank: z.int().min(-1_000_000).max(1_000_000).default(0),
  build_date: day,
  compliance_date: day,
  show_on_dealer_website: flag(true),
  created_at: instant,
  variant: variant.nullable().default(null),
  specifications: specifications.nullable().default(null),
  autograb_data: z.object({ state_average_market_price: amount, average_market_price: amount }).nullable().default(null),
  youxQuote: z
    .object({ weeklyRepaymentAmount: amount, comparisonRate: upTo(100), advertisedRate: upTo(100) })
    .nullable()
    .default(null),
  finance_lenders: z
    .record(
      z.string().regex(/^[^\p{C}]{1,60}$/u, 'must be the name of a lender'),
      z.object({
        interestRate: upTo(100),
        comparisonRate: upTo(100),
        paymentWeek: amount,
        paymentMonth: amount,
        deposit: amount,
        termYears: upTo(50),
        term: text(20).refine(
          (value) => value === null || termMonths(value) !== null,
          'must be a term such as 5 years or 60 months',
        ),
        termMonths: integer(600),
        balloon: amount,
        totalPayable: amount,
        establishmentFees: amount,
        disclaimer: text(5000),
        financeProvider: text(),
      }),
    )
    .default({}),
});

/** The months of a term such as '5 years' or '60 months'; null for anything else. */
export function termMonths(term: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,3}(?:\.5)?)\s*(year|yr|month|mo)s?$/i.exec(term) ?? [];
  const months = Number(count) * (/^y/i.test(unit) ? 12 : 1);
  return Number.isInteger(months) && months > 0 && months <= 600 ? months : null;
}

export type VehicleInput = z.output<typeof vehicleInput>;
