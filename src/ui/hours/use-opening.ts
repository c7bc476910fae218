import { useEffect, useState } from 'react';
import { type OpenFacts, type OpeningState, openingState } from '#src/rules/hours/opening-state.ts';

/** Whether a place is open, looked at again with every minute and when the visitor comes back; null until the browser has looked. */
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
