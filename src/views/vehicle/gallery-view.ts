import { type GalleryViewName, galleryLook, galleryViews, hasThumbnails, openingView } from '#src/rules/gallery/gallery-views.ts';
import { withinPicture } from '#src/rules/gallery/hotspots.ts';
import { openingFrame } from '#src/rules/gallery/spin-frames.ts';
import { type VehicleVideo, vehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import type { HotspotPosition, Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Theme } from '#src/site/theme/theme.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { frameView, type PictureView, panoramaSrc, pictureView } from '#src/views/images/image-view.ts';

/** A vehicle's photographs, video, spin and interior (ledger G). */
export interface GalleryView {
  readonly images: readonly PictureView[];
  readonly look: Theme['gallery'];
  /** What is drawn when there is no picture, or it does not load. */
  readonly body: string;
  readonly isSold: boolean;
  readonly hasThumbs: boolean;
  /** Shown second, after the first photograph. */
  readonly video: VehicleVideo | null;
  /** What a visitor can choose between, if there is more than one. */
  readonly views: readonly GalleryViewName[];
  readonly startsWith: 'spin' | 'images';
  /** null when there are no frames of a spin. */
  readonly spin: SpinView | null;
  /** null when there is no panorama. */
  readonly interior: InteriorView | null;
  /** The flaws that the dealer declares, outside and inside. */
  readonly flaws: readonly FlawView[];
}

/** A point of a picture with a description (ledger G5). */
export interface HotspotView {
  readonly kind: 'feature' | 'flaw';
  readonly description: string;
  readonly positions: readonly HotspotPosition[];
  readonly photo: PictureView | null;
}

/** The frames of a spin, and how it turns (ledger G4). */
export interface SpinView {
  readonly frames: readonly PictureView[];
  readonly hotspots: readonly HotspotView[];
  /** The frame that it starts with. */
  readonly start: number;
  readonly turnsByItself: boolean;
  readonly frameMs: number;
  readonly dragPixels: number;
}

/** A panorama of the interior. */
export interface InteriorView {
  readonly src: string;
  readonly hotspots: readonly HotspotView[];
}

export interface FlawView {
  readonly view: 'exterior' | 'interior';
  readonly description: string;
  readonly photo: PictureView | null;
}

type Input = Pick<PageContext, 'site' | 'images'>;
type PicturedCar = Pick<
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

export function galleryView(context: Input, car: PicturedCar, title: string): GalleryView {
  const { switches, theme } = context.site;
  const views = galleryViews(car, switches);
  const video = vehicleVideo(car);
  const inside = views.includes('interior') ? car.spinInteriorImage : null;
  return {
    images: car.images.map(({ url }, at) => pictureView(context, url, `${title}, photo ${at + 1} of ${car.images.length}`)),
    look: galleryLook(theme.gallery, car.images.length + (video === null ? 0 : 1)),
    body: car.simpleBody ?? car.itemType,
    isSold: !isAvailable(car),
    hasThumbs: hasThumbnails(car),
    video,
    views,
    startsWith: openingView(views, switches.galleryStartsWith),
    spin: views.includes('spin')
      ? {
          frames: car.spinImages.map((url) => frameView(context, url)),
          hotspots: hotspotsOf(context, car, 'exterior'),
          start: openingFrame(switches.spinStartsAt, car.spinImages.length),
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

function hotspotsOf(context: Input, car: PicturedCar, view: 'exterior' | 'interior'): HotspotView[] {
  return car.hotspots
    .filter((spot) => spot.view === view && spot.description !== '')
    .map((spot) => {
      const { kind, description, positions, photoUrl } = withinPicture(spot);
      return { kind, description, positions, photo: photoOf(context, photoUrl) };
    });
}

function flawsOf(context: Input, car: PicturedCar): FlawView[] {
  return car.hotspots
    .filter(({ kind, description }) => kind === 'flaw' && description !== '')
    .map(({ view, description, photoUrl }) => ({ view, description, photo: photoOf(context, photoUrl) }));
}
