import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { plural } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { FavouritesPage } from '#src/views/favourites/show-favourites.ts';

/** Shown to a shopper who has saved nothing yet. */
export function NothingSaved({ vehicleWord, isNamedOnly }: FavouritesPage) {
  return (
    <div className="mt-6 grid max-w-xl justify-items-start gap-2">
      <EmptyBays />
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

/** Three empty bays, and a heart that waits in the middle one. */
const EmptyBays = () => (
  <svg aria-hidden="true" viewBox="0 0 320 132" className="w-full max-w-90 text-line-strong">
    <path d="M0 0h320v132H0z" fill="var(--tenant-sunk)" />
    <path d="M16 12v108M112 12v108M208 12v108M304 12v108" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M160 88c-17-11-27-20-27-31 0-8 6-14 14-14 5 0 10 3 13 8 3-5 8-8 13-8 8 0 14 6 14 14 0 11-10 20-27 31z"
      fill="var(--tenant-tint)"
      stroke="var(--tenant-primary)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);
