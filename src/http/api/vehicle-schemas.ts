import { z } from 'zod';
import type { vehicleAnswer } from '#src/views/vehicle/vehicle-answer.ts';

export const word = z.string().nullable();
const number = z.number().nullable();
export const whole = z.int();
const instant = z.iso.datetime();
const picture = z.string().meta({ description: 'An address, absolute or from the root of this site.' });
const day = z.string().nullable().meta({ description: 'A day, as yyyy-mm-dd.' });

/** The facts that lists and a vehicle's own answer share, by name (ledger V20). */
const shared = {
  id: whole.meta({ description: 'Stays the same for as long as the vehicle is known.' }),
  slug: z.string(),
  path: z.string().meta({ description: 'The path of its page on this site.' }),
  name: z.string(),
  year: whole,
  make: z.string(),
  model: z.string(),
  badge: word,
  series: word,
  colour: word,
  stocknum: z.string().meta({ description: 'The dealer’s own number.' }),
  car_type: z.enum(['new', 'demo', 'used']),
  item_type: z.enum(['car', 'caravan']),
  status: z.string(),
  reserved: z.boolean(),
  sold: z.boolean(),
  sold_date_timestamp: whole.nullable().meta({ description: 'Seconds since 1970.' }),
  tag: word,
  certified: z.boolean(),
  price: number.meta({
    description: 'Australian dollars; null where the dealer asks you to enquire. `price_type` says what it includes.',
  }),
  before_price: number,
  subscription_price: number.meta({ description: 'Dollars a week.' }),
  preorder: z.boolean(),
  price_type: word,
  km: number,
  simple_body: word,
  simple_transmission: word,
  simple_fuel: word,
  photos_count: whole,
  primary_image_url: picture.nullable(),
  created_at: instant,
  location_id: whole,
  dealership_id: whole,
  dealership_slug: word,
  city: word,
  state: word,
};

/** A vehicle in a list. */
export const listedVehicle = z.strictObject({
  ...shared,
  available: z.boolean().meta({ description: 'Whether it can still be bought.' }),
  distance_km: number.exactOptional().meta({ description: 'From the place that is searched near.' }),
});

const position = z.strictObject({ activeAngle: z.number(), posX: z.number(), posY: z.number() });
const hotspot = z.strictObject({
  kind: z.enum(['feature', 'flaw']),
  description: z.string(),
  positions: z.array(position),
  photo_url: picture.nullable(),
});

const address = z.strictObject({
  id: whole.nullable(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
});

const place = z.strictObject({
  id: whole,
  name: z.string(),
  slug: z.string(),
  phone: word,
  place_url: word,
  city: z.string(),
  state: z.string(),
  distribution_locations: z.array(z.string()),
  address,
});

const variant = z
  .strictObject({
    cylinders: number,
    enginesize: number,
    enginesize_litres: number,
    induction: word,
    fuelconsumptioncombined: number,
    energyconsumptioncombined: number,
    fuelcapacity: number,
    grossvehiclemass: number,
    vehiclelength: number,
    vehicleheight: number,
    vehiclewidth: number,
    towingcapacitybraked: number,
    bodyconfiguration: word,
    torque: word,
    ancaprating: word,
    geartype: word,
  })
  .meta({ description: 'The manufacturer’s figures.' });

const specifications = z
  .strictObject({
    body_width: number,
    body_length: number,
    tare_weight: number,
    axle_type: word,
    sleeps: number,
    aggregate_trailer_mass: number,
  })
  .meta({ description: 'A caravan’s figures: lengths in feet, masses in kilograms.' });

const lenderOffer = z.strictObject({
  interestRate: number,
  comparisonRate: number,
  paymentWeek: number,
  paymentMonth: number,
  deposit: number,
  termMonths: number,
  termYears: number,
  balloon: number,
  totalPayable: number,
  establishmentFees: number,
  disclaimer: word,
  financeProvider: word,
});

type VehicleAnswer = NonNullable<Awaited<ReturnType<typeof vehicleAnswer>>>;

/** Everything about one vehicle (ledger V20, V21). */
export const wholeVehicle = z.strictObject({
  ...shared,
  carsales_title: word,
  interior_colour: word,
  vin: word,
  nvic: word,
  has_nvic: z.boolean(),
  regplate: word,
  rego_expiry: day,
  dealership_ids: z.array(whole),
  reserve_eligible: z.boolean(),
  show_on_dealer_website: z.boolean(),
  updated_at: instant,
  bodyconfiguration: word,
  manufacturer_body: word,
  manufacturer_body2: word,
  manufacturer_body3: word,
  trans: word,
  gearnum: number,
  fuel: word,
  simple_drive: word,
  drive: word,
  seats: number,
  doors: number,
  engine_size: number,
  engine_size_litres: number,
  build_date: day,
  compliance_date: day,
  standardEquipment: z.array(z.string()),
  dealercomments: z.string().meta({ description: 'HTML of a few harmless elements.' }),
  file: word,
  images: z.array(z.strictObject({ image: z.strictObject({ url: picture, thumb: z.strictObject({ url: picture }) }) })),
  thumbnails: z.array(picture),
  video_url: word,
  external_video_url: word,
  spin_images: z.array(picture),
  spin_interior_image: picture.nullable(),
  spin_code: word,
  hotspots: z.strictObject({ exterior: z.array(hotspot), interior: z.array(hotspot) }),
  location: place.nullable(),
  variant: variant.nullable(),
  specifications: specifications.nullable(),
  autograb_data: z
    .strictObject({ state_average_market_price: number, average_market_price: number })
    .nullable()
    .meta({ description: 'What such vehicles cost on the market, in dollars.' }),
  youxQuote: z.record(z.string(), z.unknown()).nullable(),
  finance_lenders: z.record(z.string(), lenderOffer).meta({ description: 'Lenders’ offers by the lender’s id.' }),
}) satisfies z.ZodType<VehicleAnswer>;
