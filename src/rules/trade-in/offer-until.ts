import { DAY_MS, localDay } from '#src/rules/time/local-day.ts';
import { instantAt } from '#src/rules/time/zone-time.ts';

/** Offers end in the afternoon, while somebody is there to be asked. */
const ENDS_AT_MINUTES = 17 * 60;
/** A car may be driven this much further before its offer no longer holds. */
const KM_ALLOWED = 1_000;

/** When an offer that is made now ends: at 5 pm on the site's clock, and not before it has lasted this many days. */
export function offerUntil(zone: string, now: number, days: number): number {
  const fiveOn = (at: number) => instantAt(zone, localDay(zone, at), ENDS_AT_MINUTES);
  const least = now + days * DAY_MS;
  const sameDay = fiveOn(least);
  return sameDay >= least ? sameDay : fiveOn(least + DAY_MS);
}

export const kmAllowed = (kms: number): number => kms + KM_ALLOWED;
