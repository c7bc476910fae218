import { isYetToCome } from '#src/rules/offers/offer-terms.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { fitText } from '#src/rules/text/cut-text.ts';
import { type Catalogue, fromFirstLetter, hasUnknownKm, isWholeVin, leftOut, type OfferedVehicle } from './catalogue.ts';

/** More pictures than this are not taken. */
const MOST_IMAGES = 20;
const LONGEST_WORDS = 5000;

const imageColumns = Array.from({ length: MOST_IMAGES }, (_, at) => [`image[${at}].url`, `image[${at}].tag[0]`]).flat();

/** Meta's automotive inventory. Columns and words as published: https://developers.facebook.com/docs/marketing-api/auto-ads/reference */
export const META_VEHICLES: Catalogue = {
  file: 'meta-vehicles.csv',
  delimiter: ',',
  columns: [
    'vehicle_id',
    'vin',
    'title',
    'description',
    'url',
    'make',
    'model',
    'trim',
    'year',
    'mileage.value',
    'mileage.unit',
    'body_style',
    'drivetrain',
    'fuel_type',
    'transmission',
    'state_of_vehicle',
    'condition',
    'availability',
    'exterior_color',
    'interior_color',
    'price',
    'date_first_on_lot',
    'dealer_id',
    'dealer_name',
    'address',
    'latitude',
    'longitude',
    'stock_number',
    'vehicle_type',
    ...imageColumns,
  ],
  row: (vehicle) => {
    const { car, place } = vehicle;
    if (!isPrice(car.price)) return leftOut('It has no price.');
    if (vehicle.images.length === 0) return leftOut('It has no photo.');
    if (place === null) return leftOut('It is not at any of the site’s locations.');
    if (car.itemType === 'car' && !isWholeVin(car.vin)) return leftOut('It has no VIN of 17 characters.');
    if (hasUnknownKm(car)) return leftOut('It has no kilometres.');
    return { kind: 'row', cells: cellsOf(vehicle, place) };
  },
};

function cellsOf(vehicle: OfferedVehicle, place: NonNullable<OfferedVehicle['place']>): Record<string, string> {
  const { car, name, dealership } = vehicle;
  const words = fromFirstLetter(vehicle.words);
  const address = { addr1: place.street, city: place.city, region: place.state, postal_code: place.postcode, country: 'AU' };
  return {
    vehicle_id: String(car.id),
    vin: isWholeVin(car.vin) ? car.vin : '',
    title: name,
    description: fitText(words === '' ? `${name} at ${dealership.name}.` : words, LONGEST_WORDS),
    url: vehicle.url,
    make: car.make,
    model: car.model,
    trim: car.badge ?? '',
    year: String(car.year),
    'mileage.value': String(car.km ?? 0),
    'mileage.unit': 'KM',
    body_style: wordFor(BODIES, car.simpleBody) ?? 'OTHER',
    // The dealer's own words tell a rear-wheel drive from any other with two driven wheels.
    drivetrain: wordFor(DRIVES, car.drive) ?? wordFor(DRIVES, car.simpleDrive) ?? 'OTHER',
    // One of the two may tell more: a plug-in is a hybrid as well, and some hybrids' fuel is petrol.
    fuel_type: wordFor(FUELS, `${car.fuel ?? ''} ${car.simpleFuel ?? ''}`) ?? 'OTHER',
    transmission: wordFor(TRANSMISSIONS, car.simpleTransmission ?? car.trans) ?? 'OTHER',
    state_of_vehicle: car.carType === 'new' ? 'NEW' : car.certified ? 'CPO' : 'USED',
    // Nobody has rated it.
    condition: 'OTHER',
    availability: car.reserved || isYetToCome(car) ? 'PENDING' : 'AVAILABLE',
    exterior_color: car.colour ?? 'Other',
    interior_color: car.interiorColour ?? '',
    price: `${car.price} AUD`,
    date_first_on_lot: new Date(car.createdAt).toISOString().slice(0, 10),
    dealer_id: dealership.code,
    dealer_name: dealership.name,
    address: JSON.stringify(address),
    latitude: place.lat === null ? '' : String(place.lat),
    longitude: place.long === null ? '' : String(place.long),
    stock_number: car.stocknum,
    vehicle_type: car.itemType === 'car' ? 'CAR_TRUCK' : 'RV_CAMPER',
    ...Object.fromEntries(
      vehicle.images.slice(0, MOST_IMAGES).flatMap((url, at) => [
        [`image[${at}].url`, url],
        [`image[${at}].tag[0]`, at === 0 ? 'Exterior' : 'Photo'],
      ]),
    ),
  };
}

type Words = readonly (readonly [pattern: RegExp, word: string])[];

const BODIES: Words = [
  [/convertible|softtop/i, 'CONVERTIBLE'],
  [/coupe/i, 'COUPE'],
  [/hatch/i, 'HATCHBACK'],
  [/people ?mover/i, 'MINIVAN'],
  [/\bute\b|truck|cab ?chassis/i, 'TRUCK'],
  [/suv|4x4/i, 'SUV'],
  [/sedan/i, 'SEDAN'],
  [/\bvan\b|bus/i, 'VAN'],
  [/wagon/i, 'WAGON'],
];
const DRIVES: Words = [
  [/4x4|4wd|four/i, '4X4'],
  [/awd|all/i, 'AWD'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
  [/2wd|4x2/i, '4X2'],
];
const FUELS: Words = [
  [/plug/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric|\bev\b/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/petrol|unleaded|gasoline/i, 'GASOLINE'],
];
const TRANSMISSIONS: Words = [
  [/auto|cvt|dual|dsg/i, 'AUTOMATIC'],
  [/manual/i, 'MANUAL'],
];

const wordFor = (words: Words, text: string | null): string | null =>
  text === null ? null : (words.find(([pattern]) => pattern.test(text))?.[1] ?? null);
