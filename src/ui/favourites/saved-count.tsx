import { lazy, Suspense } from 'react';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';

const FavouritesCount = lazy(async () => ({ default: (await import('./favourites-count.tsx')).FavouritesCount }));

/** How many vehicles are saved. Only the browser knows, so the code that reads them loads after hydration. */
export function SavedCount({ className }: { readonly className: string }) {
  return (
    useIsReady() && (
      <Suspense>
        <FavouritesCount className={className} />
      </Suspense>
    )
  );
}
