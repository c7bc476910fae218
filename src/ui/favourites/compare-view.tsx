import { useRef } from 'react';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { goneText } from '#src/rules/favourites/compare.ts';
import { countWords, plural } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import type { FavouritesPage } from '#src/views/favourites/show-favourites.ts';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import { favourites } from './favourites.ts';
import { namedCars, useAddressQuery } from './named-cars.ts';
import { NothingSaved } from './nothing-saved.tsx';
import { useCompared } from './use-compared.ts';
import { useFavourites } from './use-favourites.ts';

/** The favourites side by side (ledger A5). The page is the same for everyone; the browser fills in what it has saved. */
export function CompareView({ page }: { readonly page: FavouritesPage }) {
  const saved = useFavourites();
  const query = useAddressQuery();
  const named = query === null ? null : namedCars(query);
  const { state, cars } = page.isNamedOnly && query !== null ? { state: 'on' as const, cars: [] } : saved;
  const ids = named ?? cars.map(({ id }) => id);
  const compared = useCompared(ids);
  const heading = useRef<HTMLHeadingElement>(null);

  function remove(card: CardView) {
    if (named !== null) {
      const left = named.filter((id) => id !== card.id);
      return window.location.replace(left.length === 0 ? window.location.pathname : `?cars=${left.join(',')}`);
    }
    const name = cars.find(({ id }) => id === card.id)?.name ?? card.title;
    favourites.remove([card.id]);
    toasts.show({ text: `${name} is no longer in your favourites`, link: null });
    // The button that was pressed is gone with its vehicle.
    heading.current?.focus();
  }

  const more = { label: `Add another ${page.vehicleWord}`, href: ALL_STOCK };
  return (
    <div className="wrap min-h-[60vh] py-10">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {page.title}
        </h1>
        {ids.length > 0 && <p className="text-ink-2">{countWords(ids.length, page.vehicleWord)}</p>}
      </div>
      <noscript>
        <p className="mt-4 text-lg text-ink-2">
          Your browser keeps your favourites, and it needs JavaScript turned on to do that.
        </p>
      </noscript>
      {compared.goneNames.length > 0 && (
        <p role="status" className="mt-5 rounded-panel bg-sunk px-5 py-4">
          {goneText(compared.goneNames)}
        </p>
      )}
      {state === 'off' && named === null && (
        <p className="mt-4 text-lg text-ink-2">
          Your browser isn’t saving anything for this site, so it can’t keep favourites. Leave private browsing, or let the site
          store data, and try again.
        </p>
      )}
      {state === 'on' && ids.length === 0 && <NothingSaved {...page} />}
      {compared.hasFailed && (
        <div role="alert" className="mt-5 rounded-panel bg-sunk px-5 py-4">
          <p>We couldn’t load your {plural(page.vehicleWord)}. Check your connection and try again.</p>
          <button type="button" onClick={compared.tryAgain} className={`${buttonClass('outline')} mt-3`}>
            Try again
          </button>
        </div>
      )}
      {compared.vehicles.length > 0 ? (
        <div className="mt-4">
          <CompareTable labels={compared.labels} vehicles={compared.vehicles} onRemove={remove} more={more} />
        </div>
      ) : (
        compared.isLoading && <CompareSkeleton names={cars.map(({ name }) => name)} />
      )}
    </div>
  );
}
