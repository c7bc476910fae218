import { z } from 'zod';
import { page } from './switch-meta.ts';

export const offerSwitches = {
  offerTestDriveText: z
    .string()
    .min(1)
    .default('Book A Test Drive')
    .meta(page('Test drive link on offers', 'The text of the link from an offer to the test drive booking.')),
};
