import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { lead, pageLink } from '#src/blocks/page-link.ts';
import { isPossible } from '#src/rules/recalls/recall-vins.ts';
import { numberText } from '#src/rules/text/number-text.ts';

const sentence = z.string().min(1);
const vins = z.union([
  z.strictObject({ vin: sentence.describe('A whole VIN.') }),
  z.strictObject({
    prefix: sentence.describe('What the VINs begin with.'),
    from: sentence.describe('The first number after it, with its zeros.'),
    to: sentence.describe('The last number.'),
  }),
]);

const schema = z
  .strictObject({
    heading: z.string().min(1).describe('The title of the page.'),
    text: lead,
    recallNumber: sentence.describe('The number the recall was published under.'),
    campaignNumber: sentence.describe('The manufacturer’s campaign number.'),
    publishedDate: z.iso.date().describe('The day it was published, such as 2024-05-14.'),
    affectedUnits: z.int().positive().max(100_000_000).describe('How many vehicles are affected.'),
    models: sentence.describe('The models that are affected.'),
    modelYears: sentence.describe('Their model years, such as 2021–2022.'),
    defect: sentence.describe('What is wrong, in plain sentences.'),
    hazard: sentence.describe('What can happen because of it.'),
    remedy: sentence.describe('What is done about it.'),
    promises: z.array(sentence).max(4).default([]).describe('Short sentences such as “Repairs are free.”'),
    link: pageLink.describe('The button that books the repair.'),
    affectedVins: z
      .array(vins.refine(isPossible, 'must be VINs of 17 capital letters and digits, the first number not after the last'))
      .max(10_000)
      .default([])
      .describe('The VINs that are affected. Where there are any, visitors can check theirs; the list itself is never shown.'),
    isSample: z.boolean().default(false).describe('Whether the facts were made up for a demonstration; the page then says so.'),
  })
  .meta({
    title: 'Recall notice',
    description: 'The facts of a recall: numbers, date, affected vehicles, defect, hazard and remedy.',
  });

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

export const block = defineBlock({
  schema,
  load: (_, { publishedDate, affectedUnits, recallNumber, campaignNumber, models, modelYears, affectedVins, ...props }) => ({
    ...props,
    // The list stays on the server: a VIN is a person's.
    check: affectedVins.length > 0 ? { recall: recallNumber } : null,
    facts: [
      { label: 'Recall number', text: recallNumber },
      { label: 'Campaign number', text: campaignNumber },
      { label: 'Published', text: day.format(new Date(publishedDate)) },
      { label: 'Affected vehicles', text: numberText(affectedUnits) },
      { label: 'Models', text: models },
      { label: 'Model years', text: modelYears },
    ],
  }),
});
