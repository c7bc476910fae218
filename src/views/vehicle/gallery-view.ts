import { type GalleryViewName, galleryViews, openingView } from '#src/rules/gallery/gallery-views.ts';
import { hasThumbnails } from '#src/rules/gallery/has-thumbnails.ts';
import { insidePicture } from '#src/rules/gallery/hotspot-places.ts';
import { type VehicleVideo, vehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import type { HotspotPosition, Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { frameView, type PictureView, panoramaSrc, pictureView } from '#src/views/images/image-view.ts';

/** What is seen of a vehicle: its photographs, and what moves (ledger G). */
export interface GalleryView {
  readonly images: readonly PictureView[];
  readonly look: Theme['gallery'];
  /** What is drawn where there is no picture, or one that does not load. */
  readonly body: string;
  readonly isSold: boolean;
  readonly hasThumbs: boolean;
  /** The second of what is swiped through. */
  readonly video: VehicleVideo | null;
  /** The ways to look at it; more than one are offered as a choice. */
  readonly views: readonly GalleryViewName[];
  readonly startsWith: 'spin' | 'images';
  /** null where it cannot be turned around. */
  readonly spin: SpinView | null;
  /** null where it cannot be looked into. */
  readonly interior: InteriorView | null;
  /** What the dealer declares, wherever on the vehicle it is. */
  readonly flaws: readonly FlawView[];
}

/** A place that is worth a word, where the picture shows it (ledger G5). */
export interface HotspotView {
  readonly kind: 'feature' | 'flaw';
  readonly description: string;
  readonly positions: readonly HotspotPosition[];
  readonly photo: PictureView | null;
}

/** A vehicle to be turned around, and how it turns (ledger G4). */
export interface SpinView {
  readonly frames: readonly PictureView[];
  readonly hotspots: readonly HotspotView[];
  readonly turnsByItself: boolean;
  readonly frameMs: number;
  readonly dragPixels: number;
}

/** A vehicle seen from its seats. */
export interface InteriorView {
  readonly src: string;
  readonly hotspots: readonly HotspotView[];
}

/** A flaw that the dealer declares. */
export interface FlawView {
  readonly view: 'exterior' | 'interior';
  readonly description: string;
  readonly photo: PictureView | null;
}

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
      const { kind, description, positions, photoUrl } = insidePicture(spot);
      return { kind, description, positions, photo: photoOf(context, photoUrl) };
    });
}

function flawsOf(context: Input, car: Seen): FlawView[] {
  return car.hotspots
    .filter(({ kind, description }) => kind === 'flaw' && description !== '')
    .map(({ view, description, photoUrl }) => ({ view, description, photo: photoOf(context, photoUrl) }));
}
