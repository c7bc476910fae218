import { offerAvailability, offerCondition } from '#src/rules/discovery/offer-terms.ts';
import { sizedImage } from '#src/rules/images/image-address.ts';
import { isPrice } from '#src/rules/price/price-display.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Context } from './context.ts';
import type { Crumb } from './page-types.ts';
import { placeLine } from './places.ts';

/** What search engines and the sites that links are shared on are told of a vehicle's page (ledger W1). */
export interface AboutVehicle {
  /** The page's one address, as others reach it. */
  readonly url: string;
  readonly name: string;
  /** A large picture of it, whole address; null where it has none. */
  readonly image: string | null;
  /** schema.org data: the vehicle with its offer, and the way to it. */
  readonly graph: object;
}

type Given = Pick<Context, 'site' | 'showroom' | 'origin' | 'imagesVersion'>;

/** As wide as pictures come: what a shared link is shown with. */
const SHARED_WIDTH = 1200;
const MOST_IMAGES = 6;

/** Describes a vehicle's page for those who do not read pages. */
export function aboutVehicle(context: Given, car: Vehicle, crumbs: readonly Crumb[]): AboutVehicle {
  const url = absolute(context, vehiclePath(car)) ?? context.origin;
  const images = car.images.slice(0, MOST_IMAGES).flatMap((image) => sharedImage(context, image.url) ?? []);
  return {
    url,
    name: vehicleName(car),
    image: images[0] ?? null,
    graph: {
      '@context': 'https://schema.org',
      '@graph': [vehicleData(context, car, url, images), crumbsData(context, crumbs, url)],
    },
  };
}

/** Only what is known is said: an empty value would be read as a value. */
function vehicleData(context: Given, car: Vehicle, url: string, images: readonly string[]): object {
  return known({
    '@type': car.itemType === 'car' ? 'Car' : 'Vehicle',
    '@id': `${url}#vehicle`,
    url,
    name: vehicleName(car),
    image: images,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleConfiguration: car.badge,
    vehicleModelDate: String(car.year),
    itemCondition: offerCondition(car),
    mileageFromOdometer: car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    vehicleIdentificationNumber: car.vin,
    sku: car.stocknum,
    color: car.colour,
    vehicleInteriorColor: car.interiorColour,
    bodyType: car.simpleBody,
    fuelType: car.fuel ?? car.simpleFuel,
    vehicleTransmission: car.trans ?? car.simpleTransmission,
    driveWheelConfiguration: car.drive ?? car.simpleDrive,
    seatingCapacity: car.seats,
    numberOfDoors: car.doors,
    offers: offerData(context, car, url),
  });
}

function offerData(context: Given, car: Vehicle, url: string): object {
  const isPriced = isAvailable(car) && isPrice(car.price);
  return known({
    '@type': 'Offer',
    url,
    price: isPriced ? car.price : null,
    priceCurrency: isPriced ? 'AUD' : null,
    availability: offerAvailability(car),
    itemCondition: offerCondition(car),
    seller: sellerData(context, car),
  });
}

function sellerData(context: Given, car: Vehicle): object {
  const { site, showroom, origin } = context;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId);
  const location = showroom.locations.find(({ id }) => id === car.locationId);
  const place = location === undefined ? null : placeLine(context, location);
  return known({
    '@type': 'AutoDealer',
    name: dealership?.name ?? site.name,
    url: `${origin}/`,
    telephone: place?.phone ?? dealership?.phone ?? null,
    image: site.logoUrl === null ? null : absolute(context, site.logoUrl),
    address:
      place === null
        ? null
        : known({
            '@type': 'PostalAddress',
            streetAddress: place.street,
            addressLocality: place.city,
            addressRegion: place.state,
            postalCode: place.postcode,
            addressCountry: 'AU',
          }),
  });
}

/** The way to a page, as machines read it. */
export const crumbsData = (context: Given, crumbs: readonly Crumb[], url: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href === null ? url : absolute(context, href),
  })),
});

/** A picture as large as it comes, by its whole address; null for what is none. */
export const sharedImage = (context: Given, address: string): string | null =>
  absolute(
    context,
    sizedImage(address, { width: SHARED_WIDTH, studio: context.site.theme.photo.studio, version: context.imagesVersion }),
  );

/** A whole web address; null for what is none. */
function absolute({ origin }: Given, address: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}

const known = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
