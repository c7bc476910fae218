import { island } from '#src/islands/island.tsx';
import { DeliveryCalculator as View } from './delivery-calculator.tsx';

export const DeliveryCalculator = island('delivery-calculator', View, 'near');
