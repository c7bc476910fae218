import { isYetToCome } from '#src/rules/offers/offer-terms.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { type Catalogue, hasUnknownKm, isWholeVin, leftOut, type OfferedVehicle } from './catalogue.ts';
import { type PriceKind, priceKind } from './price-kind.ts';

/** More pictures than this are not taken. */
const MOST_IMAGES = 10;

/** 'Vehicles > Motor Vehicles > Cars, Trucks & Vans' in Google's taxonomy. */
const CATEGORY = '916';

/**
 * Google's vehicle listings and vehicle ads. Columns and rules as published:
 * https://developers.google.com/vehicle-listings/reference/feed-specification and https://support.google.com/merchants/answer/11192663;
 * for what prices include, https://support.google.com/google-ads/answer/14592783.
 */
export const GOOGLE_VEHICLES: Catalogue = {
  file: 'google-vehicles.tsv',
  delimiter: '\t',
  columns: [
    'id',
    'vin',
    'store_code',
    'dealership_name',
    'dealership_address',
    'google_product_category',
    'title',
    'make',
    'brand',
    'model',
    'trim',
    'year',
    'condition',
    'mileage',
    'price',
    'vehicle_price_type',
    'color',
    'body_style',
    'engine',
    'link',
    'link_template',
    'image_link',
    'additional_image_link',
    'date_in_stock',
    'vehicle_fulfillment',
  ],
  row: (vehicle) => {
    const { car, place } = vehicle;
    const kind = priceKind(vehicle.priceMeaning);
    if (car.itemType !== 'car') return leftOut('Google takes cars only.');
    if (/\bbus\b/i.test(car.simpleBody ?? '')) return leftOut('Google takes no buses.');
    if (!isWholeVin(car.vin)) return leftOut('It has no VIN of 17 characters.');
    if (!isPrice(car.price)) return leftOut('It has no price.');
    if (vehicle.images.length === 0) return leftOut('It has no photo.');
    if (place === null) return leftOut('It is not at any of the site’s locations.');
    if (hasUnknownKm(car)) return leftOut('It has no kilometres.');
    if (isYetToCome(car)) return leftOut('It is not at the dealership yet.');
    if (car.reserved) return leftOut('It is reserved.');
    if (kind === null || !isAllowed(kind, car.carType))
      return leftOut(`Google does not take the price type “${vehicle.priceMeaning}” for a ${car.carType} car.`);
    return { kind: 'row', cells: cellsOf(vehicle, place, kind) };
  },
};

/** In Australia new cars are advertised drive away, used ones drive away or without government charges. A demo counts as used. */
const isAllowed = (kind: PriceKind, carType: string): boolean =>
  carType === 'new' ? kind !== 'excluding_government_charges_price' : kind !== 'estimated_drive_away_price';

function cellsOf(vehicle: OfferedVehicle, place: NonNullable<OfferedVehicle['place']>, kind: PriceKind): Record<string, string> {
  const { car, dealership, images, url } = vehicle;
  const [first = '', ...more] = images.slice(0, MOST_IMAGES + 1);
  return {
    id: String(car.id),
    vin: car.vin ?? '',
    store_code: dealership.code,
    dealership_name: dealership.name,
    dealership_address: [place.street, place.city, `${place.state} ${place.postcode}`.trim(), 'AU']
      .filter((part) => part !== '')
      .join(', '),
    google_product_category: CATEGORY,
    title: vehicle.name,
    make: car.make,
    brand: car.make,
    model: car.model,
    trim: car.badge ?? '',
    year: String(car.year),
    condition: car.carType === 'new' ? 'new' : 'used',
    // Only a new car is taken without kilometres, and it has been driven none worth telling.
    mileage: `${car.km ?? 0} km`,
    price: `${(car.price ?? 0).toFixed(2)} AUD`,
    vehicle_price_type: kind,
    color: car.colour ?? '',
    body_style: car.simpleBody ?? '',
    engine: car.simpleFuel ?? car.fuel ?? '',
    link: url,
    link_template: `${url}?store={store_code}`,
    image_link: first,
    additional_image_link: more.join(','),
    date_in_stock: new Date(car.createdAt).toISOString().slice(0, 10),
    vehicle_fulfillment: `in_store:${dealership.code}`,
  };
}
