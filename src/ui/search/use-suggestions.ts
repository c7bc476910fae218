import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause in typing this long triggers a request. */
const PAUSE_MS = 200;
const FEWEST_LETTERS = 2;
const NONE: readonly string[] = [];

/** Names of places for what is being typed; a failed or late answer is ignored. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState(NONE);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const suggest = useCallback((typed: string) => {
    asking.current?.abort();
    if (typed.trim().length < FEWEST_LETTERS) return setSuggestions(NONE);
    const control = new AbortController();
    asking.current = control;
    setTimeout(() => {
      if (!control.signal.aborted)
        void placesLike(typed, control.signal).then((found) => found !== null && setSuggestions(found));
    }, PAUSE_MS);
  }, []);
  return { suggestions, suggest };
}

async function placesLike(typed: string, signal: AbortSignal): Promise<readonly string[] | null> {
  try {
    const answer = await fetch(`/api/places?near=${encodeURIComponent(typed.trim())}`, { signal });
    if (!answer.ok) return null;
    const { places } = (await answer.json()) as { places: readonly string[] };
    return places;
  } catch {
    return null;
  }
}
