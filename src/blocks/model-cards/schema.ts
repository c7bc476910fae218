import { z } from 'zod';
import { lead } from '#src/blocks/page-link.ts';
import { readsParams } from '#src/blocks/reads-params.ts';

/** The models a site is about. */
export const schema = readsParams(
  z
    .strictObject({
      heading: z.string().min(1).default('Our models').describe('The heading of the page.'),
      text: lead,
    })
    .meta({
      title: 'Model cards',
      description:
        'The models of the site’s manufacturer, or of the makes in stock, in groups that the page’s address can choose.',
    }),
  ['group'],
);
