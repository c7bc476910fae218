import { favouritesTitle } from '#src/rules/favourites/favourites-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** The page of kept vehicles, as it is for everyone: which they are, only the browser knows. */
export interface FavouritesPage {
  readonly title: string;
  readonly vehicleWord: string;
}

/** The page of kept vehicles, or null where the site keeps none (ledger P11). */
export function showFavourites({ site }: Pick<PageContext, 'site'>): FavouritesPage | null {
  if (!site.switches.garageEnabled) return null;
  return { title: favouritesTitle(site.switches.saveLabel), vehicleWord: vehicleWord(site) };
}
