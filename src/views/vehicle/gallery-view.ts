import { galleryViews, hasThumbnails, openingView } from '#src/rules/gallery/gallery-views.ts';
import { withinPicture } from '#src/rules/gallery/hotspots.ts';
import { vehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { frameView, panoramaSrc, pictureView } from '#src/views/images/image-view.ts';
import type { FlawView, GalleryView, HotspotView } from './vehicle-page-types.ts';

type Input = Pick<PageContext, 'site' | 'images'>;
type Seen = Pick<
  Vehicle,
  | 'images'
  | 'simpleBody'
  | 'itemType'
  | 'status'
  | 'sold'
  | 'videoUrl'
  | 'externalVideoUrl'
  | 'spinImages'
  | 'spinInteriorImage'
  | 'hotspots'
>;

/** What is seen of a vehicle on its page (ledger G). */
export function galleryView(context: Input, car: Seen, title: string): GalleryView {
  const { switches, theme } = context.site;
  const views = galleryViews(car, switches);
  const inside = views.includes('interior') ? car.spinInteriorImage : null;
  return {
    images: car.images.map(({ url }, at) => pictureView(context, url, `${title}, photo ${at + 1} of ${car.images.length}`)),
    look: theme.gallery,
    body: car.simpleBody ?? car.itemType,
    isSold: !isAvailable(car),
    hasThumbs: hasThumbnails(car),
    video: vehicleVideo(car),
    views,
    startsWith: openingView(views, switches.galleryStartsWith),
    spin: views.includes('spin')
      ? {
          frames: car.spinImages.map((url) => frameView(context, url)),
          hotspots: hotspotsOf(context, car, 'exterior'),
          turnsByItself: switches.spinTurnsByItself,
          frameMs: switches.spinFrameMs,
          dragPixels: switches.spinDragPixels,
        }
      : null,
    interior: inside === null ? null : { src: panoramaSrc(context, inside), hotspots: hotspotsOf(context, car, 'interior') },
    flaws: flawsOf(context, car),
  };
}

const photoOf = (context: Input, url: string | null) => (url === null ? null : pictureView(context, url));

function hotspotsOf(context: Input, car: Seen, view: 'exterior' | 'interior'): HotspotView[] {
  return car.hotspots
    .filter((spot) => spot.view === view && spot.description !== '')
    .map((spot) => {
      const { kind, description, positions, photoUrl } = withinPicture(spot);
      return { kind, description, positions, photo: photoOf(context, photoUrl) };
    });
}

function flawsOf(context: Input, car: Seen): FlawView[] {
  return car.hotspots
    .filter(({ kind, description }) => kind === 'flaw' && description !== '')
    .map(({ view, description, photoUrl }) => ({ view, description, photo: photoOf(context, photoUrl) }));
}
