import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import { VideoSlide } from '../gallery/video-slide.tsx';

/** The film of a vehicle as a part of its page, for those who read on without leafing through the photographs (ledger V10). */
export function VehicleFilm({ gallery: { video, images, body, isSold } }: { readonly gallery: GalleryView }) {
  if (video === null) return null;
  return (
    <section aria-label="Video" className="print:hidden">
      <h2 className="mb-3">Video</h2>
      <div className="relative aspect-video overflow-clip rounded-panel bg-sunk">
        <VideoSlide video={video} poster={images[0] ?? null} body={body} isSold={isSold} />
      </div>
    </section>
  );
}
