import { favouritesTitle } from '#src/rules/favourites/favourites-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** The page of favourites. It is the same for everyone: only the browser knows which vehicles were saved. */
export interface FavouritesPage {
  readonly title: string;
  readonly vehicleWord: string;
  /** Whether only vehicles that the address names are compared, since the browser saves none. */
  readonly isNamedOnly: boolean;
}

/** Returns null when the site has no favourites (ledger P11). One that keeps a watchlist compares vehicles that the address names. */
export function showFavourites({ site }: Pick<PageContext, 'site'>): FavouritesPage | null {
  const { garageEnabled, savesTo, saveLabel } = site.switches;
  if (!garageEnabled) return null;
  const isNamedOnly = savesTo === 'account';
  return { title: isNamedOnly ? 'Compare' : favouritesTitle(saveLabel), vehicleWord: vehicleWord(site), isNamedOnly };
}
