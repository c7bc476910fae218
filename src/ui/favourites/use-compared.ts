import { useEffect, useState } from 'react';
import { MAX_COMPARED } from '#src/rules/favourites/compare.ts';
import type { ComparedVehicle, Comparison } from '#src/views/favourites/compare-vehicles.ts';
import { favourites } from './favourites.ts';

interface Compared {
  readonly labels: readonly string[];
  readonly vehicles: readonly ComparedVehicle[];
  /** The names of vehicles that the site no longer has; they are removed from the favourites as well. */
  readonly goneNames: readonly string[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Requests the saved vehicles, each only once. */
export function useCompared(ids: readonly number[]): Compared {
  const [labels, setLabels] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<number, ComparedVehicle>>(new Map());
  const [goneNames, setGoneNames] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const missing = ids.filter((id) => !known.has(id)).join(',');
  const question = `${missing} ${tries}`;
  useEffect(() => {
    if (missing === '') return;
    const requested = missing.split(',').map(Number);
    const leaving = new AbortController();
    requestComparison(requested, leaving.signal)
      .then((answer) => {
        const found = new Map(answer.vehicles.map((vehicle) => [vehicle.card.id, vehicle]));
        const gone = favourites.read().cars.filter(({ id }) => requested.includes(id) && !found.has(id));
        setLabels(answer.labels);
        setKnown((before) => new Map([...before, ...found]));
        setGoneNames((before) => [...before, ...gone.map(({ name }) => name)]);
        favourites.remove(gone.map(({ id }) => id));
      })
      .catch(() => {
        if (!leaving.signal.aborted) setFailure(question);
      });
    return () => leaving.abort();
  }, [missing, question]);
  const hasFailed = failure === question;
  return {
    labels,
    vehicles: ids.flatMap((id) => known.get(id) ?? []),
    goneNames,
    isLoading: missing !== '' && !hasFailed,
    hasFailed,
    tryAgain: () => setTries((before) => before + 1),
  };
}

/** Sends as many requests as needed; the labels of all answers are the same. */
async function requestComparison(ids: readonly number[], signal: AbortSignal): Promise<Comparison> {
  const answers: Comparison[] = [];
  for (let at = 0; at < ids.length; at += MAX_COMPARED) {
    const response = await fetch(`/api/compare?ids=${ids.slice(at, at + MAX_COMPARED).join(',')}`, { signal });
    if (!response.ok) throw new Error(`The comparison answered ${response.status}.`);
    answers.push((await response.json()) as Comparison);
  }
  return { labels: answers[0]?.labels ?? [], vehicles: answers.flatMap(({ vehicles }) => vehicles) };
}
