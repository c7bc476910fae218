import { isPrice } from '#src/rules/price/price-display.ts';
import { xmlText } from '#src/rules/text/xml-text.ts';
import { type CatalogueRow, leftOut, type OfferedVehicle } from './catalogue.ts';

/** The elements of the stock file, with the names they have unless a site says otherwise. `list`, `vehicle` and `photos` hold the others. */
export const STOCK_ELEMENTS = {
  list: 'Vehicles',
  vehicle: 'Vehicle',
  stockNumber: 'StockNumber',
  vin: 'Vin',
  condition: 'Condition',
  title: 'Title',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  badge: 'Badge',
  series: 'Series',
  body: 'BodyType',
  transmission: 'Transmission',
  fuel: 'FuelType',
  drive: 'DriveType',
  colour: 'Colour',
  kilometres: 'Kilometres',
  price: 'Price',
  priceType: 'PriceType',
  description: 'Description',
  url: 'Url',
  dealer: 'Dealer',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  photos: 'Photos',
  photo: 'Photo',
} as const;

export type StockElement = keyof typeof STOCK_ELEMENTS;

/** The names that a receiver wants instead; null for an element that it does not want. */
export type ElementNames = Readonly<Partial<Record<StockElement, string | null>>>;

export const STOCK_XML_FILE = 'stock.xml';

/** A vehicle's values by element, photos aside, or why a receiver would refuse it. */
export function stockRow(vehicle: OfferedVehicle): CatalogueRow {
  const { car, place } = vehicle;
  if (!isPrice(car.price)) return leftOut('It has no price.');
  if (vehicle.images.length === 0) return leftOut('It has no photo.');
  return {
    kind: 'row',
    cells: {
      stockNumber: car.stocknum,
      vin: car.vin ?? '',
      condition: car.carType,
      title: vehicle.name,
      year: String(car.year),
      make: car.make,
      model: car.model,
      badge: car.badge ?? '',
      series: car.series ?? '',
      body: car.simpleBody ?? '',
      transmission: car.simpleTransmission ?? car.trans ?? '',
      fuel: car.simpleFuel ?? car.fuel ?? '',
      drive: car.simpleDrive ?? car.drive ?? '',
      colour: car.colour ?? '',
      kilometres: car.km === null ? '' : String(car.km),
      price: car.price.toFixed(2),
      priceType: vehicle.priceMeaning,
      description: vehicle.words,
      url: vehicle.url,
      dealer: vehicle.dealership.name,
      suburb: place?.city ?? '',
      state: place?.state ?? '',
      postcode: place?.postcode ?? '',
    } satisfies Record<Exclude<StockElement, 'list' | 'vehicle' | 'photos' | 'photo'>, string>,
  };
}

/** The file's first lines, its last, and what stands between them for each vehicle. A value that is empty has no element. */
export function stockXml(names: ElementNames) {
  const named = { ...STOCK_ELEMENTS, ...names };
  const wrapped = (element: string, inner: string): string => {
    const name = named[element as StockElement];
    return name === null || inner === '' ? '' : `<${name}>${inner}</${name}>`;
  };
  // What holds the others cannot be left out.
  const [list, item] = [named.list ?? STOCK_ELEMENTS.list, named.vehicle ?? STOCK_ELEMENTS.vehicle];
  return {
    head: `<?xml version="1.0" encoding="UTF-8"?>\n<${list}>\n`,
    vehicle: (cells: Readonly<Record<string, string>>, photos: readonly string[]): string => {
      const values = Object.entries(cells).map(([element, value]) => wrapped(element, xmlText(value)));
      const shots = photos.map((url) => wrapped('photo', xmlText(url))).join('');
      return `<${item}>${values.join('')}${wrapped('photos', shots)}</${item}>\n`;
    },
    foot: `</${list}>\n`,
  };
}
