import type { GalleryView, HotspotView } from '#src/views/vehicle/gallery-view.ts';

/** So many photographs. */
export const photographs = (count: number): GalleryView['images'] =>
  Array.from({ length: count }, (_, at) => ({ src: `/photo-${at + 1}.jpg`, widths: null, alt: `Photo ${at + 1} of ${count}` }));

/** A gallery of a vehicle without photographs, and whatever a test gives it. */
export const aGallery = (given: Partial<GalleryView> = {}): GalleryView => ({
  images: [],
  look: 'stage',
  body: 'suv',
  isSold: false,
  hasThumbs: false,
  video: null,
  views: ['images'],
  startsWith: 'images',
  spin: null,
  interior: null,
  flaws: [],
  ...given,
});

/** A hotspot in the first frame, and whatever a test gives it. */
export const aHotspot = (given: Partial<HotspotView> = {}): HotspotView => ({
  kind: 'feature',
  description: 'Tow bar',
  positions: [{ activeAngle: 0, posX: 40, posY: 60 }],
  photo: null,
  ...given,
});
