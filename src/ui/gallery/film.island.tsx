import { island } from '#src/islands/island.tsx';
import { VideoSlide } from './video-slide.tsx';

/** A film outside the gallery. */
export const Film = island('film', VideoSlide, 'touch');
