import { isOwnPicture } from '#src/rules/images/image-address.ts';
import { fitSheet, type Sheet, type SheetPrice } from '#src/rules/print/sheet.ts';
import { type Vehicle, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { dayTextAt } from '#src/rules/time/day-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { contactLocation, locationLicences, locationLine } from '#src/use-cases/places/find-locations.ts';
import { plainText } from '#src/use-cases/site/clean-text.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { PriceView } from '#src/views/card/card-view.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';

/** A vehicle on paper: its text, cut to one page, and the address of its photograph at the size that paper needs. */
export interface VehicleSheet {
  readonly slug: string;
  /** What it is: a car or a caravan (ledger P5). */
  readonly word: string;
  readonly sheet: Sheet;
  /** null when there is none, or only one on another server: nothing is fetched from outside to print. */
  readonly pictureAddress: string | null;
}

/** The width of the paper at a printer's density; the image route makes none wider. */
const PICTURE_WIDTH = 1200;
/** Used when the dealer has no disclaimer: what is on paper outlives the page. */
const disclaimerOf = ({ itemType }: Pick<Vehicle, 'itemType'>): string =>
  `Prices and details may change, and the ${itemType} may be sold. Please check with the dealer before you decide.`;

/** The sheet of a vehicle by address or id (ledger V18, I3); null when this site does not show it. */
export async function vehicleSheet(context: PageContext, key: string): Promise<VehicleSheet | null> {
  const car = await findVehicle(context, key);
  if (car === null) return null;
  const found = await viewVehicle(context, car.slug);
  if (found?.kind !== 'page') return null;
  const sheet = fitSheet(sheetOf(context, car, found.page));
  return { slug: car.slug, word: car.itemType, sheet, pictureAddress: pictureOf(context, car) };
}

function sheetOf(context: PageContext, car: Vehicle, page: VehiclePage): Sheet {
  const { site, now, origin } = context;
  const location = contactLocation(context, car);
  const place = location === null ? null : locationLine(context, location);
  return {
    siteName: site.name,
    title: page.title,
    badge: page.badge,
    soldText: page.available ? null : 'SOLD',
    price: page.available && page.price !== null ? priceOf(page.price) : null,
    facts: [...page.facts, ...page.specifications].filter(({ label }) => label !== 'Stock number'),
    features: page.equipment,
    comments: plainText(car.dealercomments.replaceAll(/<(?:br|\/p|\/li|\/h\d)\b[^<>]*>/g, ' ')),
    dealer: page.dealer.name,
    place: place === null ? [] : [place.street, `${place.city} ${place.state} ${place.postcode}`],
    phone: place?.phone ?? null,
    hours: location === null ? [] : (hoursView(context, location)?.lines ?? []),
    licences: location === null ? [] : locationLicences(context, location),
    stockNumber: car.stocknum,
    day: dayTextAt(site.switches.timeZone, now),
    disclaimer: page.disclaimer ?? disclaimerOf(car),
    address: `${origin}${vehiclePath(car)}`,
  };
}

/** A price with what it means, as on the page (ledger K1, K6). */
function priceOf(price: PriceView): SheetPrice {
  switch (price.kind) {
    case 'price':
      return { text: price.text, was: price.was, meaning: price.meaning };
    case 'subscription':
      return { text: `${price.text}${price.per}`, was: null, meaning: price.meaning };
    case 'words':
      return { text: price.text, was: null, meaning: null };
  }
}

function pictureOf({ site, images }: PageContext, car: Vehicle): string | null {
  const first = car.images[0]?.url;
  if (first === undefined || !isOwnPicture(first)) return null;
  return images.address(first, { width: PICTURE_WIDTH, studio: site.theme.photo.studio, format: 'jpeg' });
}
