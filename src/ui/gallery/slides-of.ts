import type { VehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import type { PictureView } from '#src/views/images/image-view.ts';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';

/** One slide. `at` is a photograph's index among the photographs. */
export type Slide =
  | { readonly kind: 'photo'; readonly id: string; readonly at: number; readonly image: PictureView }
  | { readonly kind: 'video'; readonly id: string; readonly video: VehicleVideo };

/** The slides: the photographs, with the film as the second (ledger G1). */
export function slidesOf({ images, video }: Pick<GalleryView, 'images' | 'video'>, idPrefix: string): readonly Slide[] {
  const photos = images.map((image, at): Slide => ({ kind: 'photo', id: `${idPrefix}-${at + 1}`, at, image }));
  return video === null ? photos : photos.toSpliced(1, 0, { kind: 'video', id: `${idPrefix}-video`, video });
}
