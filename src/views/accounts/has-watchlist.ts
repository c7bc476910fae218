import type { PageContext } from '#src/use-cases/context.ts';

/** Whether a site keeps watchlists: it may keep favourites in the browser instead, or neither (ledger P11). */
export const hasWatchlist = ({ site }: Pick<PageContext, 'site'>): boolean =>
  site.switches.garageEnabled && site.switches.savesTo === 'account';
