import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '#src/ui/favourites/browser-storage.ts';
import { visitStorage } from './visit-storage.ts';
import { notePage } from './visit-trail.ts';

/** Notes each page of a visit, for the lead that may come of it (ledger X2). */
export function useVisitTrail(): void {
  const { pathname, search } = useLocation();
  useEffect(
    () => notePage(visitStorage(), browserStorage(), new URL(pathname + search, window.location.origin)),
    [pathname, search],
  );
}
