import { z } from 'zod';
import { ground, heading, isTitle, lead } from '#src/blocks/page-link.ts';
import { readsParams } from '#src/blocks/reads-params.ts';

/** The locations nearest to a postcode (ledger D9). */
export const schema = readsParams(
  z
    .strictObject({
      heading: heading.default('Find your nearest location'),
      text: lead,
      isTitle: isTitle.default(true),
      limit: z.int().min(1).max(20).default(3).describe('How many are shown once a postcode is known.'),
      ground,
    })
    .meta({ title: 'Nearest locations', description: 'A field for a postcode, and the locations nearest to it.' }),
  ['postcode'],
);
