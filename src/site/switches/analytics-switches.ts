import { z } from 'zod';
import { page } from './switch-meta.ts';

export const analyticsSwitches = {
  googleTagId: z
    .string()
    .regex(/^(?:GTM|GT|G|AW)-[A-Z0-9]{4,20}$/, 'must be an id such as GTM-ABC1234 or G-ABC1234567')
    .nullable()
    .default(null)
    .meta(
      page(
        'Google tag',
        'The id of a Google Tag Manager container (GTM-…) or of a Google tag (G-…). Leave empty to load nothing from Google.',
      ),
    ),
  metaPixelId: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the digits of a pixel’s id')
    .nullable()
    .default(null)
    .meta(page('Meta pixel', 'The id of a Meta pixel, digits only. Leave empty to load nothing from Meta.')),
  asksForConsent: z
    .boolean()
    .default(true)
    .meta(
      page(
        'Ask before loading tags',
        'When on, the Google tag and the Meta pixel are loaded, and visits counted, only for visitors who agree. They can change their mind at the bottom of every page. When off, tags are loaded for everyone.',
      ),
    ),
  standardEventNames: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Standard event names',
        'When on, the data layer also has events under the Automotive Standards Council’s names, such as asc_form_submission, as well as their numbers.',
      ),
    ),
};
