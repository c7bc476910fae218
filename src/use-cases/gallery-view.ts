import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Context } from './context.ts';
import { pictureView } from './image-view.ts';
import type { GalleryView } from './vehicle-page-types.ts';

/** What is seen of a vehicle on its page. */
export function galleryView(context: Context, car: Vehicle, title: string): GalleryView {
  return {
    images: car.images.map(({ url }, at) => pictureView(context, url, `${title}, photo ${at + 1} of ${car.images.length}`)),
    look: context.site.theme.gallery,
    body: car.simpleBody ?? car.itemType,
    isSold: !isAvailable(car),
  };
}
