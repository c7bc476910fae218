import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';

/** The calculator that stands alone. */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Estimate your repayments'),
    text: z.string().default(''),
    /** The amount it begins with; empty for 30,000 dollars. */
    amount: z.number().positive().nullable().default(null),
    /** Whether the heading is the page's own. */
    isTitle: z.boolean().default(false),
    ground,
  })
  .meta({ title: 'Finance calculator', description: 'Sliders that work out what a loan would cost by the week.' });
