import { useEffect, useState } from 'react';
import { ANSWER_PATIENCE_MS } from '#src/ui/kit/patience.ts';

export interface BookableTime {
  readonly starts_at: string;
  readonly label: string;
}

/** The slots of a day: not requested yet, loading, loaded, or unavailable. */
export type Times =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'times'; readonly times: readonly BookableTime[] };

interface TimesRequest {
  readonly kind: string;
  readonly location: string;
  readonly date: string;
  /** A new value requests the slots again: someone may have taken one meanwhile. */
  readonly turn: number;
}

/** The free slots of a day at a location, requested again whenever either changes (ledger L11). */
export function useTimes({ kind, location, date, turn }: TimesRequest): Times {
  const query = location === '' || date === '' ? '' : String(new URLSearchParams({ kind, location_id: location, date }));
  const [found, setFound] = useState<{ readonly query: string; readonly times: Times } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn repeats the same request
  useEffect(() => {
    if (query === '') return;
    let isLeft = false;
    const asking = new AbortController();
    // After this the time is asked for in words.
    const late = setTimeout(() => asking.abort(), ANSWER_PATIENCE_MS);
    void requestTimes(query, asking.signal).then((times) => {
      clearTimeout(late);
      if (!isLeft) setFound({ query, times });
    });
    return () => {
      isLeft = true;
      clearTimeout(late);
      asking.abort();
    };
  }, [query, turn]);
  if (query === '') return { kind: 'none' };
  return found?.query === query ? found.times : { kind: 'loading' };
}

async function requestTimes(query: string, signal: AbortSignal): Promise<Times> {
  try {
    const answer = await fetch(`/api/appointments?${query}`, { signal });
    if (!answer.ok) return { kind: 'failed' };
    return { kind: 'times', times: ((await answer.json()) as { times: BookableTime[] }).times };
  } catch {
    return { kind: 'failed' };
  }
}
