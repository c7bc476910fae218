import { localDay } from '#src/rules/time/local-day.ts';
import type { Site } from './site.ts';

/** What the rules of finance ask of a site for a dealership's vehicles on a day: the dealership's switches stand over the site's (ledger P3). */
export const financeInput = (site: Pick<Site, 'dealerships' | 'switches'>, dealershipId: number, now: number) => ({
  ...(site.dealerships.find(({ id }) => id === dealershipId)?.switches ?? site.switches),
  // Whether finance is spoken of at all is the site's to say.
  financeEnabled: site.switches.financeEnabled,
  thisYear: localDay(site.switches.timeZone, now).year,
});
