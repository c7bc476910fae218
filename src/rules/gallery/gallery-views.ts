import type { Vehicle } from '../stock/vehicle.ts';

/** How a vehicle can be looked at: turned around, in photographs, from its seats (ledger G3). */
export type GalleryViewName = 'spin' | 'images' | 'interior';

/** The views of a vehicle in the order in which they are offered: photographs always, the others where it has them and the site shows them (ledger G3). */
export function galleryViews(
  car: Pick<Vehicle, 'spinImages' | 'spinInteriorImage'>,
  { spinView }: { readonly spinView: boolean },
): readonly GalleryViewName[] {
  const hasSpin = spinView && car.spinImages.length > 1;
  const hasInterior = spinView && car.spinInteriorImage !== null;
  return [...(hasSpin ? (['spin'] as const) : []), 'images', ...(hasInterior ? (['interior'] as const) : [])];
}

/** The view that a gallery opens with: the site's choice, or photographs where the vehicle cannot be turned (ledger G3). */
export function openingView(views: readonly GalleryViewName[], startsWith: 'spin' | 'images'): 'spin' | 'images' {
  return startsWith === 'spin' && views.includes('spin') ? 'spin' : 'images';
}
