import { localDay } from '#src/rules/time/local-day.ts';
import type { Site } from './site.ts';

/**
 * The input of the finance rules for a dealership's vehicles on a day: the dealership's switches override the site's (ledger P3).
 */
export const financeInput = (site: Pick<Site, 'dealerships' | 'switches'>, dealershipId: number, now: number) => ({
  ...(site.dealerships.find(({ id }) => id === dealershipId)?.switches ?? site.switches),
  // Only the site decides whether finance is mentioned at all.
  financeEnabled: site.switches.financeEnabled,
  thisYear: localDay(site.switches.timeZone, now).year,
});
