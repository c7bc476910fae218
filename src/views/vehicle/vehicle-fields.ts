import { shownCity, vehicleLocation } from '#src/rules/places/location.ts';
import { dealershipIds, hasNvic, type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** What a vehicle and its card both hold: fields made from it alone can stand in a list. */
type Card = Pick<CardFacts, Exclude<keyof CardFacts & keyof Vehicle, 'lenders'>>;
type Site = Pick<PageContext, 'site'>;

/** The names that the API gives to a vehicle's facts, in the order in which it lists them (ledger V20). */
const VEHICLE_FIELDS = {
  id: (car: Card) => car.id,
  slug: (car: Card) => car.slug,
  path: (car: Card) => vehiclePath(car),
  name: (car: Card) => vehicleName(car),
  carsales_title: (car: Card) => car.carsalesTitle,
  year: (car: Card) => car.year,
  make: (car: Card) => car.make,
  model: (car: Card) => car.model,
  badge: (car: Card) => car.badge,
  series: (car: Card) => car.series,
  colour: (car: Card) => car.colour,
  interior_colour: (car: Vehicle) => car.interiorColour,
  stocknum: (car: Card) => car.stocknum,
  vin: (car: Vehicle) => car.vin,
  nvic: (car: Vehicle) => car.nvic,
  has_nvic: (car: Vehicle) => hasNvic(car),
  regplate: (car: Vehicle) => car.regplate,
  rego_expiry: (car: Vehicle) => car.regoExpiry,
  dealership_id: (car: Card) => car.dealershipId,
  dealership_ids: (car: Card) => dealershipIds(car),
  dealership_slug: (car: Card, { site }: Site) => site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? null,
  location_id: (car: Card) => car.locationId,
  car_type: (car: Card) => car.carType,
  item_type: (car: Card) => car.itemType,
  status: (car: Card) => car.status,
  reserved: (car: Card) => car.reserved,
  sold: (car: Card) => isSold(car),
  sold_date_timestamp: (car: Card) => (car.soldAt === null ? null : Math.floor(car.soldAt / 1000)),
  reserve_eligible: (car: Vehicle) => car.reserveEligible,
  tag: (car: Card) => car.tag,
  certified: (car: Card) => car.certified,
  price: (car: Card) => car.price,
  before_price: (car: Card) => car.beforePrice,
  subscription_price: (car: Card) => car.subscriptionPrice,
  preorder: (car: Card) => car.preorder,
  price_type: (car: Card) => car.priceType,
  show_on_dealer_website: (car: Vehicle) => car.showOnDealerWebsite,
  created_at: (car: Card) => new Date(car.createdAt).toISOString(),
  updated_at: (car: Vehicle) => new Date(car.updatedAt).toISOString(),
  km: (car: Card) => car.km,
  simple_body: (car: Card) => car.simpleBody,
  bodyconfiguration: (car: Vehicle) => car.bodyconfiguration,
  manufacturer_body: (car: Vehicle) => car.manufacturerBodies[0] ?? null,
  manufacturer_body2: (car: Vehicle) => car.manufacturerBodies[1] ?? null,
  manufacturer_body3: (car: Vehicle) => car.manufacturerBodies[2] ?? null,
  simple_transmission: (car: Card) => car.simpleTransmission,
  trans: (car: Vehicle) => car.trans,
  gearnum: (car: Vehicle) => car.gearnum,
  simple_fuel: (car: Card) => car.simpleFuel,
  fuel: (car: Vehicle) => car.fuel,
  simple_drive: (car: Vehicle) => car.simpleDrive,
  drive: (car: Vehicle) => car.drive,
  seats: (car: Vehicle) => car.seats,
  doors: (car: Vehicle) => car.doors,
  engine_size: (car: Vehicle) => car.engineSize,
  engine_size_litres: (car: Vehicle) => car.engineSizeLitres,
  build_date: (car: Vehicle) => car.buildDate,
  compliance_date: (car: Vehicle) => car.complianceDate,
  standardEquipment: (car: Vehicle) => car.equipment,
  dealercomments: (car: Vehicle) => car.dealercomments,
  file: (car: Vehicle) => car.file,
};

type Fields = typeof VEHICLE_FIELDS;
type FieldsOf<Car> = {
  [Name in keyof Fields as Fields[Name] extends (car: Car, context: Site) => unknown ? Name : never]: ReturnType<Fields[Name]>;
};

/** All fields of a vehicle, for its own answer. */
export const vehicleFields = (context: Site, car: Vehicle): FieldsOf<Vehicle> =>
  pickFields(context, car, Object.keys(VEHICLE_FIELDS) as (keyof FieldsOf<Vehicle>)[]);

/** The named fields in the order they are named, from what a card holds. */
export const cardFields = <Name extends keyof FieldsOf<CardFacts>>(context: Site, car: CardFacts, names: readonly Name[]) =>
  pickFields(context, car, names);

function pickFields<Car, Name extends keyof FieldsOf<Car>>(context: Site, car: Car, names: readonly Name[]) {
  const fields = VEHICLE_FIELDS as unknown as Readonly<Record<Name, (car: Car, context: Site) => unknown>>;
  return Object.fromEntries(names.map((name) => [name, fields[name](car, context)])) as Pick<FieldsOf<Car>, Name>;
}

/** Where a vehicle can be seen; a site may name one city for all its stock. */
export function whereabouts({ site, showroom }: Pick<PageContext, 'site' | 'showroom'>, car: Pick<Vehicle, 'locationId'>) {
  const location = vehicleLocation(showroom, car);
  return { city: shownCity(site.switches, location), state: location?.state ?? null };
}
