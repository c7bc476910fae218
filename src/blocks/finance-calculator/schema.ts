import { z } from 'zod';
import { ground, heading, isTitle, lead } from '#src/blocks/page-link.ts';
import { readsParams } from '#src/blocks/reads-params.ts';

/** The calculator that stands alone. */
export const schema = readsParams(
  z
    .strictObject({
      heading: heading.default('Estimate your repayments'),
      text: lead,
      amount: z.number().positive().nullable().default(null).describe('The amount it begins with, in dollars; empty for 30,000.'),
      isTitle,
      ground,
    })
    .meta({ title: 'Finance calculator', description: 'Sliders that work out what a loan would cost by the week.' }),
  ['car_id', 'vehiclePriceBudget'],
);
