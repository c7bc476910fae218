import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useNoticed } from '#src/ui/kit/use-noticed.ts';

const ResultsSkeleton = lazy(async () => ({ default: (await import('./results-skeleton.tsx')).ResultsSkeleton }));

/** A load this short should not change the display. */
const PATIENCE_MS = 200;

const isSearch = (path: string | undefined) => path?.startsWith('/search/') === true;

/** Navigation from another page to the search: a skeleton is shown if the results take long (ledger S11). */
export function FirstLoad({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLate = useNoticed(isSearch(next?.pathname) && !isSearch(pathname), PATIENCE_MS);
  if (!isLate) return children;
  return (
    <div className="wrap py-12">
      <Suspense>
        <ResultsSkeleton cardsPerRow={3} />
      </Suspense>
    </div>
  );
}
