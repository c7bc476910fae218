import { island } from '#src/islands/island.tsx';
import { FuelCalculator as View } from './fuel-calculator.tsx';

export const FuelCalculator = island('fuel-calculator', View, 'near');
