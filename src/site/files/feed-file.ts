import { z } from 'zod';
import { FEED_FORMATS } from '#src/rules/feeds/feed-definition.ts';
import { FIELD_NAMES, type FieldName, isCost } from '#src/rules/feeds/feed-headers.ts';
import { slugSchema } from '#src/site/fields.ts';

const column = z.string().min(1).max(120);
const field = z.enum(FIELD_NAMES as [FieldName, ...FieldName[]]);

/** A mapping as its author writes it: each field with its column, or with several; the first that says something known is taken. */
export const mappingSchema = z
  .strictObject({
    columns: z
      .partialRecord(field, z.union([column.transform((name) => [name]), z.array(column).min(1).max(20)]))
      .describe('The column for each field, or several: the first with a known value is used.'),
    defaults: z
      .partialRecord(field, z.string().min(1).max(200))
      .default({})
      .describe('Values for rows that don’t give their own.'),
  })
  .superRefine(({ columns }, context) => {
    // A column with what the dealer paid cannot be mapped (ledger J2).
    const cost = Object.values(columns)
      .flat()
      .find((name) => isCost(name));
    if (cost !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['columns'],
        message: `"${cost}" is what the dealer paid, which is never stored`,
      });
  });

const source = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('folder').describe('Files are put into a folder.') })
    .describe('Files placed in the feed’s own folder in FEEDS_DIR.'),
  z
    .strictObject({
      kind: z.literal('pull').describe('A file is fetched.'),
      url: z
        .url({ protocol: /^https$/, error: 'must be an https address' })
        .max(2000)
        .describe('The file’s address. It can include a user name and password before the host.'),
      minutes: z.int().min(5).max(10_080).default(60).describe('How many minutes to wait between fetches.'),
    })
    .describe('A file fetched from an https address.'),
  z
    .strictObject({
      kind: z.literal('webhook').describe('Files are sent here.'),
      key_number: z
        .int()
        .min(1)
        .max(1_000_000)
        .default(1)
        .describe('A higher number gives the sender a new key, and ends the old one.'),
    })
    .describe('Files sent to /api/stock with a signature; “forecourt feeds key” prints the key.'),
]);

/** A way in which a dealership's stock arrives by itself (ledger J7). */
export const feedSchema = z.strictObject({
  name: slugSchema.max(60).describe('The feed’s name, which its mapping and import reports are stored under.'),
  from: source.describe('Where the files come from.'),
  format: z.enum(FEED_FORMATS).nullable().default(null).describe('The files’ format. Leave empty to tell it from each file.'),
  mode: z
    .enum(['changes', 'snapshot'])
    .default('changes')
    .describe('A snapshot is all of the feed’s stock: vehicles that aren’t in it are removed.'),
  mapping: mappingSchema
    .nullable()
    .default(null)
    .describe('Which columns are what. Leave empty to accept a proposed mapping with “forecourt feeds retry --accept”.'),
});

export type FeedFile = z.output<typeof feedSchema>;
