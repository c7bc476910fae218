import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** The ways to look at a vehicle: 360° spin, photos, interior (ledger G3). */
export type GalleryViewName = 'spin' | 'images' | 'interior';

/** A vehicle's gallery tabs in order: photos always, the others if it has them and the site shows them (ledger G3). */
export function galleryViews(
  car: Pick<Vehicle, 'spinImages' | 'spinInteriorImage'>,
  { spinView }: { readonly spinView: boolean },
): readonly GalleryViewName[] {
  const hasSpin = spinView && car.spinImages.length > 1;
  const hasInterior = spinView && car.spinInteriorImage !== null;
  return [...(hasSpin ? (['spin'] as const) : []), 'images', ...(hasInterior ? (['interior'] as const) : [])];
}

/** The tab that a gallery opens with: the site's choice, or photos if the vehicle has no spin (ledger G3). */
export function openingView(views: readonly GalleryViewName[], startsWith: 'spin' | 'images'): 'spin' | 'images' {
  return startsWith === 'spin' && views.includes('spin') ? 'spin' : 'images';
}

/** The number of slides in a mosaic: one large beside four. */
const MOSAIC_SLIDES = 5;

/** How photos are laid out: a mosaic with gaps would push price and buttons below the first screen, so few photos have a stage. */
export function galleryLook(wanted: 'stage' | 'mosaic', slides: number): 'stage' | 'mosaic' {
  return slides >= MOSAIC_SLIDES ? wanted : 'stage';
}

/** Thumbnails are shown from the fourth photo on, for vehicles in stock (ledger G1). */
export function hasThumbnails(car: Pick<Vehicle, 'images' | 'status' | 'sold'>): boolean {
  return car.images.length > 3 && car.status === 'in_stock' && !car.sold;
}
