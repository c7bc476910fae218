import { LEFT_OUT_COLUMN } from '#src/rules/feeds/left-out-column.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { FIGURES, vehicleInput } from './parse-vehicle.ts';

/** A vehicle's values under the platform's own names. */
type OwnValues = Readonly<Record<string, unknown>>;

/** The platform's own names. */
export const OWN_NAMES: readonly string[] = Object.keys(vehicleInput.shape);
const OWN_NAME_SET = new Set(OWN_NAMES);

/** Columns whose cells are JSON: lists and objects. */
const JSON_COLUMNS = new Set(
  'images thumbnails manufacturer_body spin_images hotspots standardEquipment variant specifications autograb_data youxQuote finance_lenders'.split(
    ' ',
  ),
);
const FLAG_COLUMNS = new Set('reserved sold reserve_eligible certified preorder show_on_dealer_website'.split(' '));
const NUMBER_COLUMNS = new Set(['custom_rank']);

/** Whether a header has the platform's own names and no others: a dealer may call a few of the columns as we do. */
export const isOwnHeader = (names: readonly string[]): boolean =>
  ['stocknum', 'car_type'].every((name) => names.includes(name)) &&
  names.every((name) => OWN_NAMES.includes(name) || name === LEFT_OUT_COLUMN);

/** The names of a JSON row that are not the platform's own. */
export const strangeNames = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.keys(value).filter((name) => !OWN_NAME_SET.has(name));

/** The names inside a JSON row's figures that are not the platform's own. */
export const strangeFigures = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, figures]) => {
        const known = FIGURES.get(name);
        if (known === undefined || typeof figures !== 'object' || figures === null) return [];
        return Object.keys(figures).flatMap((figure) => (known.has(figure) ? [] : [`${name}.${figure}`]));
      });

/** Whether a JSON row has the platform's own names for what a vehicle must say, and no others. */
export const isOwnValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'stocknum' in value && 'car_type' in value && strangeNames(value).length === 0;

/** A row of cells under the platform's own names as a vehicle's values; a blank cell says nothing. */
export const ownRow = (cells: Readonly<Record<string, string>>): OwnValues =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, valueIn(name, text)]),
  );

function valueIn(name: string, text: string): unknown {
  if (FLAG_COLUMNS.has(name)) return text === 'true' ? true : text === 'false' ? false : text;
  if (NUMBER_COLUMNS.has(name)) return Number(text);
  if (!JSON_COLUMNS.has(name)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A vehicle as a row of cells under the platform's own names: what `ownRow` reads back. */
export const ownCells = (vehicle: Vehicle, location: string | null): Record<string, string> =>
  Object.fromEntries(Object.entries(ownValues(vehicle, location)).map(([name, value]) => [name, cellOf(value)]));

/** Whether two rows say the same; a column that is not there is blank. */
export const isSameRow = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** A vehicle's value under one of the platform's own names, as a cell. */
export const ownCell =
  (own: unknown) =>
  (name: string): string =>
    typeof own === 'object' && own !== null && Object.hasOwn(own, name) ? cellOf((own as OwnValues)[name]) : '';

/** A vehicle's values under the platform's own names, as cells; those that say nothing are left out. */
export const ownCellsOf = (own: unknown): Record<string, string> =>
  Object.fromEntries(OWN_NAMES.map((name) => [name, ownCell(own)(name)]).filter(([, text]) => text !== ''));

function cellOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const isEmpty = Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  if (isEmpty) return '';
  try {
    return JSON.stringify(value);
  } catch {
    // Nested more deeply than can be written.
    return '';
  }
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The other way round of build-vehicle-rows.ts, column by column. */
function ownValues(car: Vehicle, location: string | null): OwnValues {
  return {
    stocknum: car.stocknum,
    location,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    carsales_title: car.carsalesTitle,
    colour: car.colour,
    interior_colour: car.interiorColour,
    vin: car.vin,
    nvic: car.nvic,
    regplate: car.regplate,
    rego_expiry: car.regoExpiry,
    car_type: car.carType,
    item_type: car.itemType,
    status: car.status,
    reserved: car.reserved,
    sold: car.sold,
    sold_date: iso(car.soldAt),
    reserve_eligible: car.reserveEligible,
    reserve_amount: car.reserveAmount,
    tag: car.tag,
    certified: car.certified,
    price: car.price,
    before_price: car.beforePrice,
    subscription_price: car.subscriptionPrice,
    preorder: car.preorder,
    price_type: car.priceType,
    km: car.km,
    simple_body: car.simpleBody,
    bodyconfiguration: car.bodyconfiguration,
    manufacturer_body: car.manufacturerBodies,
    simple_transmission: car.simpleTransmission,
    trans: car.trans,
    gearnum: car.gearnum,
    simple_fuel: car.simpleFuel,
    fuel: car.fuel,
    simple_drive: car.simpleDrive,
    drive: car.drive,
    seats: car.seats,
    doors: car.doors,
    engine_size: car.engineSize,
    engine_size_litres: car.engineSizeLitres,
    ...mediaOf(car),
    standardEquipment: car.equipment,
    dealercomments: car.dealercomments,
    file: car.file,
    private_suburb: car.privateSuburb,
    private_postcode: car.privatePostcode,
    finance_link: car.financeLink,
    custom_rank: car.customRank,
    build_date: car.buildDate,
    compliance_date: car.complianceDate,
    show_on_dealer_website: car.showOnDealerWebsite,
    created_at: iso(car.createdAt),
    ...figuresOf(car),
  };
}

const mediaOf = (car: Vehicle): OwnValues => ({
  images: car.images.map(({ url, thumbUrl }) => ({ image: { url, thumb: { url: thumbUrl } } })),
  video_url: car.videoUrl,
  external_video_url: car.externalVideoUrl,
  spin_images: car.spinImages,
  spin_interior_image: car.spinInteriorImage,
  spin_code: car.spinCode,
  hotspots: Object.fromEntries(
    (['exterior', 'interior'] as const).flatMap((side) => {
      const spots = car.hotspots.filter(({ view }) => view === side);
      return spots.length === 0
        ? []
        : [[side, spots.map(({ view: _view, photoUrl, ...spot }) => ({ ...spot, photo_url: photoUrl }))]];
    }),
  ),
});

function figuresOf({ variant, specifications, marketData, lenders, youxQuote }: Vehicle): OwnValues {
  const { enginesizeLitres, ...rest } = variant ?? { enginesizeLitres: null };
  return {
    variant: variant === null ? null : { ...rest, enginesize_litres: enginesizeLitres },
    specifications:
      specifications === null
        ? null
        : {
            unit: 'ft',
            body_width: specifications.bodyWidth,
            body_length: specifications.bodyLength,
            tare_weight: specifications.tareWeight,
            axle_type: specifications.axleType,
            sleeps: specifications.sleeps,
            aggregate_trailer_mass: specifications.aggregateTrailerMass,
          },
    autograb_data:
      marketData === null
        ? null
        : { state_average_market_price: marketData.stateAverageMarketPrice, average_market_price: marketData.averageMarketPrice },
    youxQuote,
    finance_lenders: Object.fromEntries(lenders.map(({ lender, ...offered }) => [lender, offered])),
  };
}
