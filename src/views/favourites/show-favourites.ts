import { favouritesTitle } from '#src/rules/favourites/favourites-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** The page of favourites. It is the same for everyone: only the browser knows which vehicles were saved. */
export interface FavouritesPage {
  readonly title: string;
  readonly vehicleWord: string;
}

/** Returns null when the site has no favourites (ledger P11), or keeps a watchlist instead. */
export function showFavourites({ site }: Pick<PageContext, 'site'>): FavouritesPage | null {
  const { garageEnabled, savesTo } = site.switches;
  if (!garageEnabled || savesTo === 'account') return null;
  return { title: favouritesTitle(site.switches.saveLabel), vehicleWord: vehicleWord(site) };
}
