import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SITE_OR_WEB } from '#src/rules/site/site-path.ts';
import type { NewReview } from '#src/store/places/write-locations.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import { plainText, storable } from '#src/use-cases/site/clean-text.ts';
import { checkRows, daySchema, type LocationsImported, locationFields, locationNamed } from '#src/use-cases/stock/check-rows.ts';
import { UnknownDealership } from '#src/use-cases/stock/upsert-vehicles.ts';

const LONGEST = 5000;
/** Including markup, which is dropped. */
const MOST_MARKED_UP = 4 * LONGEST;
/** Plain text: whatever looks like markup is dropped. */
const words = z
  .string('must be text')
  .max(MOST_MARKED_UP, `must be at most ${MOST_MARKED_UP.toLocaleString('en-AU')} characters with its markup`)
  .transform((text) => plainText(storable(text)))
  .pipe(z.string().max(LONGEST, `must be at most ${LONGEST.toLocaleString('en-AU')} characters`));
const empty = (text: string | null): string | null => (text === '' ? null : text);

/** A review in a file (ledger D7); what can be derived, such as dates in words, is not read. */
const reviewInput = z
  .object({
    ...locationFields,
    id: z
      .union([z.string().min(1).max(200), z.int()])
      .nullable()
      .default(null),
    customer_name: words.pipe(z.string().min(1, 'must not be empty').max(200, 'must be at most 200 characters')),
    text: words.nullable().default(''),
    rating: z.int('must be a whole number from 1 to 5').min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5'),
    review_date: daySchema,
    reply_text: words.nullable().default(null).transform(empty),
    reply_date: daySchema.nullable().default(null),
    image: z
      .string()
      .refine((address) => address === '' || SITE_OR_WEB.test(address), 'must be an https address')
      .nullable()
      .default(null)
      .transform(empty),
  })
  .refine(({ reply_text, reply_date }) => reply_text === null || reply_date !== null, {
    path: ['reply_date'],
    message: 'a reply needs the day it was written',
  });

type ReviewInput = z.output<typeof reviewInput>;

/**
 * Imports reviews in one transaction; a wrong row is set aside with its reason. A review that is known already, by its id or else by who wrote
 * what and when, is updated.
 */
export function importReviews(platform: PlatformStore, rows: readonly unknown[], dealership: string): Promise<LocationsImported> {
  const { checked, setAside } = checkRows(rows, reviewInput);
  return platform.writeLocations(dealership, async (found, writer) => {
    if (found === null) throw new UnknownDealership(`There is no dealership "${dealership}".`);
    const toWrite = new Map<string, NewReview>();
    for (const { row, input } of checked) {
      const place = locationNamed(input, found.locationIds);
      const outsideId = outsideIdOf(input);
      if ('reason' in place) setAside.push({ row, reason: place.reason });
      else if (toWrite.has(outsideId)) setAside.push({ row, reason: 'id: another row of this file is the same review' });
      else toWrite.set(outsideId, rowOf(input, outsideId, place.id));
    }
    const written = await writer.putReviews([...toWrite.values()]);
    return {
      ...written,
      unchanged: toWrite.size - written.added - written.changed,
      setAside: setAside.toSorted((a, b) => a.row - b.row),
    };
  });
}

function outsideIdOf({ id, customer_name, review_date, text }: ReviewInput): string {
  if (id !== null) return storable(String(id));
  return createHash('sha256')
    .update(JSON.stringify([customer_name, review_date, text]))
    .digest('base64url');
}

const rowOf = (input: ReviewInput, outsideId: string, locationId: number | null): NewReview => ({
  outsideId,
  locationId,
  customerName: input.customer_name,
  text: input.text ?? '',
  rating: input.rating,
  reviewDate: input.review_date,
  replyText: input.reply_text,
  replyDate: input.reply_text === null ? null : input.reply_date,
  image: input.image,
});
