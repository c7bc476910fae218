import { z } from 'zod';
import { embedFields } from '#src/blocks/embed-fields.ts';
import { pageLink } from '#src/blocks/page-link.ts';
import { outsideUrl } from '#src/site/outside-url.ts';

const services = z
  .array(z.strictObject({ name: z.string().trim().min(1).max(60), url: outsideUrl }))
  .min(1)
  .max(8)
  .refine(
    (given) => new Set(given.map(({ name }) => name.toLowerCase())).size === given.length,
    'two services have one name: an address could ask for only one of them',
  );

/** Several pages of someone else's, of which one is shown. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    services,
    /** A way on for those who find nothing that fits. */
    link: pageLink.nullable().default(null),
    ...embedFields,
  })
  .meta({ title: 'Outside pages in tabs', description: 'Pages of another website in frames, one tab for each service.' });
