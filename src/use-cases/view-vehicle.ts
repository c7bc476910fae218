import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { cardFacts } from '#src/showroom/card-facts.ts';
import { callView } from './call-view.ts';
import { priceView, similarHref, tagView } from './card-view.ts';
import type { Context } from './context.ts';
import { findVehicle } from './find-vehicle.ts';
import { galleryView } from './gallery-view.ts';
import type { Fact } from './page-types.ts';
import { placeLicences, placeLine } from './places.ts';
import { saveView } from './save-view.ts';
import { formCar, vehicleAsks } from './show-form.ts';
import { similarVehicles } from './similar-vehicles.ts';
import type { VehiclePage } from './vehicle-page-types.ts';

/** What an address of a vehicle leads to: its page, its one true address when it was asked for by id, or nothing. */
export type VehicleAnswer =
  | { readonly kind: 'page'; readonly page: VehiclePage }
  | { readonly kind: 'moved'; readonly slug: string }
  | null;

/** A vehicle's page by address or id (ledger V1, I3). One that was sold long ago keeps its page; another site's is not there at all (P6, V8). */
export async function viewVehicle(context: Context, key: string): Promise<VehicleAnswer> {
  const car = await findVehicle(context, key);
  if (car === null) return null;
  return key === car.slug ? { kind: 'page', page: vehiclePage(context, car) } : { kind: 'moved', slug: car.slug };
}

function vehiclePage(context: Context, car: Vehicle): VehiclePage {
  const { site, showroom, now } = context;
  const facts = cardFacts(car);
  const available = isAvailable(car);
  const location = showroom.locations.find(({ id }) => id === car.locationId) ?? null;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId);
  const title = [car.year, car.make, car.model].join(' ');
  const make = `/search/${slugOf(car.make)}`;
  return {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: car.make, href: make },
      { label: car.model, href: `${make}/${slugOf(car.model)}` },
      { label: vehicleName(car), href: null },
    ],
    title,
    badge: car.badge,
    tag: tagView(facts, site.switches, now),
    available,
    price: available ? priceView(context, facts) : null,
    gallery: galleryView(context, car, title),
    highlights: highlightsOf(car),
    facts: factsOf(context, car),
    equipment: car.equipment,
    commentsTitle: site.switches.dealerCommentsTitle,
    commentsHtml: car.dealercomments,
    vehicleWord: car.itemType,
    location: location === null ? null : placeLine(context, location),
    licences: location === null ? [] : placeLicences(context, location),
    call: callView(context, car),
    share: { path: vehiclePath(car), title: vehicleName(car) },
    sheet: { pdfHref: `${vehiclePath(car)}.pdf`, printHref: `/print?car_id=${car.slug}` },
    viewsHref: null,
    similar: similarVehicles(context, car),
    dealer: { name: dealership?.name ?? site.name, href: `/search/${dealership?.slug ?? 'new-used-and-demo-cars'}` },
    save: saveView(context, facts),
    asks: vehicleAsks(context, car),
    formCar: formCar(context, car),
    viewed: {
      id: car.id,
      stocknum: car.stocknum,
      make: car.make,
      model: car.model,
      body: car.bodyconfiguration ?? car.simpleBody,
      simpleBody: car.simpleBody,
    },
    similarHref: similarHref(car),
    description: [vehicleName(car), car.colour, car.km === null ? null : `${numberText(car.km)} km`, `at ${site.name}`]
      .filter((part) => part !== null)
      .join(', '),
    indexed: available,
  };
}

function highlightsOf(car: Vehicle): VehiclePage['highlights'] {
  return [
    { kind: 'kilometres', text: car.km === null ? null : `${numberText(car.km)} km` } as const,
    { kind: 'transmission', text: car.simpleTransmission } as const,
    { kind: 'body', text: car.simpleBody } as const,
  ].flatMap(({ kind, text }) => (text === null || text === '' ? [] : [{ kind, text }]));
}

function factsOf({ site, showroom }: Context, car: Vehicle): Fact[] {
  const city = site.switches.overrideCity ?? showroom.locations.find(({ id }) => id === car.locationId)?.city ?? null;
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['Kilometres', car.km === null ? null : `${numberText(car.km)} km`],
    ['Transmission', car.trans ?? car.simpleTransmission],
    ['Body', car.simpleBody],
    ['Fuel', car.fuel ?? car.simpleFuel],
    ['Drive', car.drive ?? car.simpleDrive],
    ['Engine', car.engineSizeLitres === null ? null : `${car.engineSizeLitres.toFixed(1)} L`],
    ['Seats', car.seats],
    ['Doors', car.doors],
    ['Colour', car.colour],
    ['Interior', car.interiorColour],
    ['Sleeps', car.specifications?.sleeps ?? null],
    ['Registration', car.regplate],
    ['Stock number', car.stocknum],
    ['VIN', car.vin],
    ['Where it is', city],
  ];
  return rows.flatMap(([label, value]) =>
    value === null || value === '' || value === 'null' ? [] : [{ label, value: String(value) }],
  );
}
