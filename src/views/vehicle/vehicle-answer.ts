import { dealershipIds, hasNvic, thumbnails, type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';
import { vehicleParts } from './vehicle-parts.ts';

const THUMB_WIDTH = 320;

/**
 * A vehicle under the names that other programs know its facts by (ledger V20, V21); null where this site shows no such vehicle. Where a
 * private seller lives is left out: nobody needs it to buy the vehicle. How often it was looked at is at view.json (V16).
 */
export async function vehicleAnswer(context: PageContext, key: string) {
  const car = await findVehicle(context, key);
  if (car === null) return null;
  return { ...identity(context, car), ...state(car), ...build(car), ...media(context, car), ...vehicleParts(context, car) };
}

const identity = ({ site }: PageContext, car: Vehicle) => ({
  id: car.id,
  slug: car.slug,
  path: vehiclePath(car),
  name: vehicleName(car),
  carsales_title: car.carsalesTitle,
  year: car.year,
  make: car.make,
  model: car.model,
  badge: car.badge,
  series: car.series,
  colour: car.colour,
  interior_colour: car.interiorColour,
  stocknum: car.stocknum,
  vin: car.vin,
  nvic: car.nvic,
  has_nvic: hasNvic(car),
  regplate: car.regplate,
  rego_expiry: car.regoExpiry,
  dealership_id: car.dealershipId,
  dealership_ids: dealershipIds(car),
  dealership_slug: site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? null,
  location_id: car.locationId,
});

const state = (car: Vehicle) => ({
  car_type: car.carType,
  item_type: car.itemType,
  status: car.status,
  reserved: car.reserved,
  sold: isSold(car),
  sold_date_timestamp: car.soldAt === null ? null : Math.floor(car.soldAt / 1000),
  reserve_eligible: car.reserveEligible,
  tag: car.tag,
  certified: car.certified,
  price: car.price,
  before_price: car.beforePrice,
  subscription_price: car.subscriptionPrice,
  preorder: car.preorder,
  price_type: car.priceType,
  show_on_dealer_website: car.showOnDealerWebsite,
  created_at: new Date(car.createdAt).toISOString(),
  updated_at: new Date(car.updatedAt).toISOString(),
});

const build = (car: Vehicle) => ({
  km: car.km,
  simple_body: car.simpleBody,
  bodyconfiguration: car.bodyconfiguration,
  manufacturer_body: car.manufacturerBodies[0] ?? null,
  manufacturer_body2: car.manufacturerBodies[1] ?? null,
  manufacturer_body3: car.manufacturerBodies[2] ?? null,
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
  build_date: car.buildDate,
  compliance_date: car.complianceDate,
  standardEquipment: car.equipment,
  dealercomments: car.dealercomments,
  file: car.file,
});

function media(context: PageContext, car: Vehicle) {
  const small = thumbnails(car).map((url) => pictureSrc(context, url, THUMB_WIDTH));
  const images = car.images.map(({ url }, at) => ({ image: { url: pictureSrc(context, url), thumb: { url: small[at] } } }));
  return {
    photos_count: images.length,
    images,
    thumbnails: small,
    primary_image_url: images[0]?.image.url ?? null,
    video_url: car.videoUrl,
    external_video_url: car.externalVideoUrl,
    spin_images: car.spinImages.map((url) => pictureSrc(context, url)),
    spin_interior_image: car.spinInteriorImage === null ? null : pictureSrc(context, car.spinInteriorImage),
    spin_code: car.spinCode,
    hotspots: { exterior: hotspots(context, car, 'exterior'), interior: hotspots(context, car, 'interior') },
  };
}

const hotspots = (context: PageContext, car: Vehicle, view: 'exterior' | 'interior') =>
  car.hotspots
    .filter((spot) => spot.view === view)
    .map(({ kind, description, positions, photoUrl }) => ({
      kind,
      description,
      positions,
      photo_url: photoUrl === null ? null : pictureSrc(context, photoUrl),
    }));
