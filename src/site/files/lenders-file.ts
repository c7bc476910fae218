import { z } from 'zod';
import type { Lender } from '#src/rules/finance/lender.ts';
import { slugSchema } from '#src/site/fields.ts';

const dollars = z.number().min(0).max(1_000_000);
const percent = z.number().min(0).max(100);

const bound = (min: number, max: number, step: number) =>
  z
    .strictObject({
      min: z.number().min(0).default(min),
      max: z.number().default(max),
      step: z.number().positive().default(step),
    })
    .refine((of) => of.min < of.max, 'the lowest must be below the highest')
    .prefault({});

const terms = (amountMax: number) => ({
  amount: bound(1000, amountMax, 500),
  term: bound(1, 7, 0.5),
  interest: bound(0.5, 15, 0.5),
  years: z.array(z.number().positive().max(30)).min(1).nullable().default(null),
  establishmentFee: dollars.nullable().default(null),
});

const fee = z.strictObject({ label: z.string().min(1), dollars, due: z.enum(['once', 'monthly']).default('once') });

/** Only nullable properties can be empty; an empty value anywhere else is refused when the file is read. */
export const lenderSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  rule: z.enum(['a', 'b', 'c', 'd']),
  shows: z.enum(['week', 'month']).default('week'),
  detail: z.strictObject(terms(100_000)).prefault({}),
  standalone: z.strictObject({ ...terms(250_000), rounding: z.enum(['up', 'nearest']).default('up') }).prefault({}),
  term: z.number().min(0.5).max(30).nullable().default(null),
  interest: percent.nullable().default(null),
  deposit: dollars.nullable().default(null),
  fees: z.array(fee).default([]),
  listsFees: z.boolean().default(false),
  comparisonRate: percent.nullable().default(null),
  comparisonRange: z.strictObject({ from: percent, to: percent }).nullable().default(null),
  alwaysTellsRange: z.boolean().default(false),
  disclaimer: z.string().min(1).nullable().default(null),
}) satisfies z.ZodType<Lender>;

/** The lenders that sites can choose from, in `lenders.json` beside the site files. */
export const lendersSchema = z
  .array(lenderSchema)
  .refine((lenders) => new Set(lenders.map(({ id }) => id)).size === lenders.length, 'two lenders have the same id');
