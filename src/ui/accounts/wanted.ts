import { storedList } from '#src/ui/favourites/stored-list.ts';
import type { SaveView } from '#src/views/card/save-view.ts';

/** The most vehicles that are remembered until somebody has signed in. */
const MOST_WANTED = 20;

/** Reads what a browser has stored of vehicles that were wanted, each once, the last one last; whatever else is there is left out. */
export const readWanted = (stored: string | null): readonly SaveView[] =>
  storedList(stored, (fields) => (isWanted(fields) ? fields : null)).slice(-MOST_WANTED);

/** What is stored when one more vehicle is wanted. */
export const withWanted = (stored: string | null, car: SaveView): string =>
  JSON.stringify([...readWanted(stored).filter(({ id }) => id !== car.id), car].slice(-MOST_WANTED));

/** What is stored when a vehicle is no longer wanted; null when nothing else is. */
export function withoutWanted(stored: string | null, { id: gone }: Pick<SaveView, 'id'>): string | null {
  const left = readWanted(stored).filter(({ id }) => id !== gone);
  return left.length === 0 ? null : JSON.stringify(left);
}

const isWanted = (car: object): car is SaveView =>
  'id' in car && typeof car.id === 'number' && 'name' in car && typeof car.name === 'string';
