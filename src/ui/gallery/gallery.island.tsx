import { island } from '#src/islands/island.tsx';
import { Gallery as View } from './gallery.tsx';

export const Gallery = island('gallery', View, 'touch', { fetch: 'early' });
