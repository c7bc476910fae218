import { island } from '#src/islands/island.tsx';
import { PrintButton as View } from './print-button.tsx';

export const PrintButton = island('print-button', View, 'touch');
