import { thumbnails, type Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { pictureSrc } from '#src/views/images/image-view.ts';
import { vehicleFields } from './vehicle-fields.ts';
import { vehicleParts } from './vehicle-parts.ts';

const THUMB_WIDTH = 320;

/**
 * The answer of GET /api/cars/{key} (ledger V20, V21); null when this site shows no such vehicle. Where a private seller lives is left out:
 * nobody needs it to buy the vehicle. How often its page was opened is at view.json (V16).
 */
export async function vehicleAnswer(context: PageContext, key: string) {
  const car = await findVehicle(context, key);
  if (car === null) return null;
  return { ...vehicleFields(context, car), ...media(context, car), ...vehicleParts(context, car) };
}

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

const hotspots = (context: PageContext, car: Vehicle, side: 'exterior' | 'interior') =>
  car.hotspots
    .filter(({ view }) => view === side)
    .map(({ kind, description, positions, photoUrl }) => ({
      kind,
      description,
      positions,
      photo_url: photoUrl === null ? null : pictureSrc(context, photoUrl),
    }));
