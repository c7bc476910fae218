import { island } from '#src/islands/island.tsx';
import { CompareView } from './compare-view.tsx';

/** At once: without the browser's favourites there is nothing on it. */
export const Compare = island('compare', CompareView, 'now');
