import { z } from 'zod';
import { type Dates, endsBeforeStart } from '#src/rules/promotions/showing-times.ts';
import { isOutsideAddress, SITE_LINK, SITE_OR_WEB, SITE_PATH } from '#src/rules/site/site-path.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { slugOf } from '#src/rules/text/slug.ts';

/** A path on this site, in a site's file. */
export const sitePath = z.string().regex(SITE_PATH, 'must be a path on this site');

/** A path on this site, or an anchor on the same page. */
export const siteLink = z.string().regex(SITE_LINK, 'must be a path on this site');

/** Where a link may lead or a picture may come from: this site, or an https address. */
export const siteOrWebAddress = z.string().regex(SITE_OR_WEB, 'must be a path on this site or an https address');

/** The address of an external page in a site's file. */
export const outsideUrl = z
  .string()
  .max(2000)
  .refine(isOutsideAddress, 'must be an https address such as https://booking.example/');

/** An instant in a site's file. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with its offset, such as 2026-07-01T00:00:00+10:00',
});

/** When something dated is shown: any block of a page can have these, and so can parts of some. */
export const dateFields = {
  from: instant.nullish().describe('Hidden before this time.'),
  until: instant.nullish().describe('Hidden from this time on.'),
};

/** Refuses dates that end before they begin, at the key of the end (ledger O8). */
export function refuseEndBeforeStart(dates: Dates, context: z.core.$RefinementCtx, key = 'until'): void {
  if (!endsBeforeStart(dates)) return;
  context.addIssue({ code: 'custom', path: [key], message: `it ends (${dates.until}) before it begins (${dates.from})` });
}

/** A name in addresses. */
export const slugSchema = z
  .string()
  .min(1)
  .refine((text) => text === slugOf(text), 'must be lower-case letters, digits and single dashes');

/** A filter of the stock, such as "make:Toyota AND car_type:used". */
export const searchFilter = z.string().superRefine((text, context) => {
  const parsed = parseSearchFilter(text);
  if (!parsed.ok) context.addIssue(`the filter cannot be read: ${parsed.reason}`);
});
