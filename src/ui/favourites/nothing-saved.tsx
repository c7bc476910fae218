import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { plural } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { FavouritesPage } from '#src/views/favourites/show-favourites.ts';

/** Shown to a shopper who has saved nothing yet. */
export function NothingSaved({ title, vehicleWord, isNamedOnly }: FavouritesPage) {
  return (
    <div className="mt-6 grid max-w-xl justify-items-start gap-2">
      <Icon name={title === 'Compare' ? 'compare' : 'heart'} className="size-8 text-link" />
      <p className="head-type mt-2 text-xl">Nothing here yet</p>
      <p className="text-ink-2">
        {isNamedOnly
          ? `Save the ${plural(vehicleWord)} you like as you look around, and compare them from your watchlist.`
          : `Keep the ${plural(vehicleWord)} you like as you look around, and see them here side by side. They stay in this browser.`}
      </p>
      <a href={ALL_STOCK} className={`${buttonClass('primary')} mt-4`}>
        Search our stock
      </a>
    </div>
  );
}
