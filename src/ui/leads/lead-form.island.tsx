import { island } from '#src/islands/island.tsx';
import { LeadFormView } from './lead-form-view.tsx';

/** A form of the platform, with and without script. Its code is fetched when someone begins to use it: most visitors fill in none. */
export const LeadForm = island('lead-form', LeadFormView, 'touch');
