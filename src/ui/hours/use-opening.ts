import { useEffect, useState } from 'react';
import { type OpenFacts, type OpeningState, openingState } from '#src/rules/hours/opening-state.ts';

/** Whether a location is open, checked every minute and when the visitor returns to the tab; null until the first check. */
export function useOpening(open: OpenFacts): OpeningState | null {
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      setState(openingState(open, now));
      timer = setTimeout(look, 60_000 - (now % 60_000));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [open]);
  return state;
}
