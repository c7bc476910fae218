import { z } from 'zod';
import { FIELD_NAMES, type FieldName, isCost } from '#src/rules/feeds/feed-fields.ts';
import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';

/** A mapping is wrong; the message is for the person who wrote it. */
class BadMapping extends Error {}

const column = z.string().min(1).max(120);
const field = z.enum(FIELD_NAMES as [FieldName, ...FieldName[]]);

/** A mapping as its author writes it: each field with its column, or with several; the first that says something known is taken. */
const mappingSchema = z.strictObject({
  columns: z.partialRecord(field, z.union([column.transform((name) => [name]), z.array(column).min(1).max(20)])),
  defaults: z.partialRecord(field, z.string().min(1).max(200)).default({}),
});

/** Checks a mapping; a column with what the dealer paid cannot be mapped (ledger J2). */
export function parseMapping(given: unknown): FeedMapping {
  const parsed = mappingSchema.safeParse(given);
  if (!parsed.success)
    throw new BadMapping(
      `The mapping is wrong: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`,
    );
  const cost = Object.values(parsed.data.columns)
    .flat()
    .find((name) => isCost(name));
  if (cost !== undefined) throw new BadMapping(`The mapping is wrong: "${cost}" is what the dealer paid, which is never stored.`);
  return parsed.data;
}
