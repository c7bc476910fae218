import { island } from '#src/islands/island.tsx';
import { DamageMapView } from './damage-map-view.tsx';

/** The drawing of a car on which a shopper marks what is damaged. */
export const DamageMap = island('damage-map', DamageMapView, 'now');
