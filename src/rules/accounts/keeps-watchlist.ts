/** Whether a site keeps watchlists: it may keep favourites in the browser instead, or neither (ledger P11). */
export const keepsWatchlist = (site: { readonly garageEnabled: boolean; readonly savesTo: 'browser' | 'account' }): boolean =>
  site.garageEnabled && site.savesTo === 'account';
