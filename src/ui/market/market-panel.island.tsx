import { island } from '#src/islands/island.tsx';
import { MarketPanel as View } from './market-panel.tsx';

export const MarketPanel = island('market-panel', View, 'near');
