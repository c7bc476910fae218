import { island } from '#src/islands/island.tsx';
import { Calculator } from './calculator.tsx';

/** The calculator on a page of its own, where no vehicle's quote changes it. */
export const LoneCalculator = island('lone-calculator', Calculator, 'touch', { fetch: 'early' });
