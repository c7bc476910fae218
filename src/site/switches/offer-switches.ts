import { z } from 'zod';
import { page } from './switch-meta.ts';

/** What offers say (ledger O1). */
export const offerSwitches = {
  offerTestDriveText: z
    .string()
    .min(1)
    .default('Book A Test Drive')
    .meta(page('The words of an offer’s link to the booking of a test drive.')),
};
