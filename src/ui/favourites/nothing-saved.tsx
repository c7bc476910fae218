import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { plural } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { FavouritesPage } from '#src/views/favourites/show-favourites.ts';

/** Shown to a shopper who has saved nothing yet. */
export function NothingSaved({ title, vehicleWord, isNamedOnly }: FavouritesPage) {
  return (
    <div className="mt-6 grid max-w-xl justify-items-start gap-2">
      <EmptyBays mark={title === 'Compare' ? 'compare' : 'heart'} />
      <p className="head-type mt-4 text-xl">Nothing here yet</p>
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

/** Three empty bays; what marks a saved one waits in the middle. */
const EmptyBays = ({ mark }: { readonly mark: 'compare' | 'heart' }) => (
  <div aria-hidden="true" className="relative grid w-full max-w-90 place-items-center">
    <svg aria-hidden="true" viewBox="0 0 320 132" className="w-full text-line-strong">
      <path d="M0 0h320v132H0z" fill="var(--tenant-sunk)" />
      <path d="M16 12v108M112 12v108M208 12v108M304 12v108" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <Icon name={mark} className="absolute size-14 fill-tint text-primary" />
  </div>
);
