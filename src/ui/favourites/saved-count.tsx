import { lazy, Suspense } from 'react';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';

const FavouritesCount = lazy(async () => ({ default: (await import('./favourites-count.tsx')).FavouritesCount }));

/** How many vehicles are kept. Only the browser knows, so what reads them comes after the page is awake. */
export function SavedCount({ className }: { readonly className: string }) {
  return (
    useIsReady() && (
      <Suspense>
        <FavouritesCount className={className} />
      </Suspense>
    )
  );
}
