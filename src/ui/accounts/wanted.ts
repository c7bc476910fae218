import type { SaveView } from '#src/views/card/save-view.ts';

/** The most vehicles that are remembered until somebody has signed in. */
const MOST_WANTED = 20;

/** Reads what a browser has stored of vehicles that were wanted, each once, the last one last; whatever else is there is left out. */
export const readWanted = (stored: string | null): readonly SaveView[] =>
  [...new Map(listIn(stored).flatMap((car) => (isWanted(car) ? [[car.id, car]] : []))).values()].slice(-MOST_WANTED);

/** What is stored when one more vehicle is wanted. */
export const withWanted = (stored: string | null, car: SaveView): string =>
  JSON.stringify([...readWanted(stored).filter(({ id }) => id !== car.id), car].slice(-MOST_WANTED));

function listIn(stored: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isWanted = (car: unknown): car is SaveView =>
  typeof car === 'object' &&
  car !== null &&
  'id' in car &&
  Number.isSafeInteger(car.id) &&
  'name' in car &&
  typeof car.name === 'string';
