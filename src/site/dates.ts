import { z } from 'zod';
import { type Dates, endsTooSoon } from '#src/rules/promotions/is-showing.ts';

/** An instant in a site's file. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a time with its offset, such as 2025-07-01T00:00:00+10:00',
});

/** When something dated is shown: any block of a page can have these, and so can parts of some. */
export const dateFields = {
  from: instant.nullish().describe('Hidden before this time.'),
  until: instant.nullish().describe('Hidden from this time on.'),
};

/** Refuses dates that end before they begin, at the key of the end (ledger O8). */
export function refuseEndBeforeStart(dates: Dates, context: z.core.$RefinementCtx, key = 'until'): void {
  if (!endsTooSoon(dates)) return;
  context.addIssue({ code: 'custom', path: [key], message: `it ends (${dates.until}) before it begins (${dates.from})` });
}
