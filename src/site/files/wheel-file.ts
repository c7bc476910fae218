import { z } from 'zod';
import { isChance, type PrizeWheel } from '#src/rules/prizes/prize-wheel.ts';
import { instant, refuseEndBeforeStart, slugSchema } from '#src/site/fields.ts';

const part = z.strictObject({
  name: z.string().min(1).max(60).describe('The prize as shoppers see it, such as $150 off your next service.'),
  chance: z
    .int()
    .min(1)
    .max(1_000_000)
    .meta({ title: 'Chance', description: 'How likely it is: this number out of the total of all of them.' }),
  is_prize: z.boolean().default(true).meta({ title: 'Prize', description: 'Off for a segment that wins nothing.' }),
  valid_days: z
    .int()
    .min(1)
    .max(1000)
    .nullable()
    .default(null)
    .meta({ title: 'Days to claim it', description: 'How many days the prize can be claimed for. Leave empty for no limit.' }),
});

/** A site's prize wheel at /spin-to-win (ledger A10). */
export const wheelSchema = z
  .strictObject({
    slug: slugSchema.describe('The wheel’s own name. Everyone can spin each wheel once.'),
    title: z.string().min(1).max(60).describe('The heading of its page.'),
    text: z.string().max(300).default('').describe('A sentence or two under the heading.'),
    from: instant.meta({ title: 'Starts', description: 'Nobody can spin it before this time.' }),
    until: instant.meta({ title: 'Ends', description: 'Nobody can spin it after this time.' }),
    run_by: z.string().min(1).max(120).describe('Who runs it, as named in the conditions.'),
    permit: z
      .string()
      .min(1)
      .max(120)
      .nullable()
      .default(null)
      .describe('The permit numbers. Required unless everyone wins the same prize.'),
    conditions: z.array(z.string().min(1).max(600)).min(1).max(30).describe('The conditions, sentence by sentence.'),
    parts: z.array(part).min(1).max(12).describe('What the wheel can stop at, clockwise from the top.'),
  })
  .superRefine(({ from, until, permit, parts }, context) => {
    refuseEndBeforeStart({ from, until }, context);
    if (permit === null && isChance(parts))
      context.addIssue({
        code: 'custom',
        path: ['permit'],
        message: 'a wheel whose prizes are not certain needs its permit number',
      });
    if (!parts.some(({ is_prize: isPrize }) => isPrize))
      context.addIssue({ code: 'custom', path: ['parts'], message: 'a wheel needs a prize' });
  });

/** A wheel as the platform's code has it, from what a site's file says. */
export const readWheel = ({ run_by: runBy, parts, ...wheel }: z.output<typeof wheelSchema>): PrizeWheel => ({
  ...wheel,
  runBy,
  parts: parts.map(({ name, chance, is_prize: isPrize, valid_days: validDays }) => ({ name, chance, isPrize, validDays })),
});
