import { island } from '#src/islands/island.tsx';
import { ShareButton as View } from './share-button.tsx';

export const ShareButton = island('share-button', View, 'touch');
