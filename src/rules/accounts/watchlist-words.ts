/** What a toast says about the watchlist (ledger A3). `word` is what the site sells, car or caravan. */
export interface WatchlistWords {
  readonly title: string;
  readonly text: string;
}

/** The link of a toast about the watchlist. It is the same on the list's own page, where it shows the list without the lines of what was removed. */
export const VIEW_LIST = { label: 'View List', href: '/watchlist' } as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const savedWords = (word: string, name: string): WatchlistWords => ({
  title: `${capital(word)} Saved In Watchlist`,
  text: `${name} is now available in your watchlist`,
});

/** What whoever has signed in is asked about the vehicles that their browser has saved. */
export const offerText = (count: number): string =>
  count === 1 ? 'Add your favourite to your watchlist?' : `Add your ${count} favourites to your watchlist?`;

export const removedWords = (word: string, name: string): WatchlistWords => ({
  title: `${capital(word)} Removed`,
  text: `${name} is no longer in your watchlist`,
});
