import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import type { ViewedCar } from '#src/views/vehicle/vehicle-page.ts';
import { storedList } from './stored-list.ts';

const KEY = 'forecourt.viewed';
const MOST = 50;

/** Records in the browser that a vehicle's page was opened (ledger A6): newest first, each vehicle once, at most fifty. */
export function rememberViewed(car: ViewedCar, storage: Storage | null = browserStorage()): void {
  if (storage === null) return;
  const others = readViewed(storage.getItem(KEY)).filter(({ id }) => id !== car.id);
  try {
    storage.setItem(KEY, JSON.stringify([stored(car), ...others.map(stored)].slice(0, MOST)));
  } catch {
    // When storage is full, only what the shopper did not save on purpose is lost.
  }
}

const stored = ({ id, stocknum, make, model, body, simpleBody }: ViewedCar) => ({
  id,
  stocknum,
  make,
  model,
  body,
  simple_body: simpleBody,
});

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

const readViewed = (text: string | null): ViewedCar[] =>
  storedList(text, ({ id, stocknum, make, model, body, simple_body: simpleBody }) =>
    typeof id === 'number' &&
    typeof stocknum === 'string' &&
    typeof make === 'string' &&
    typeof model === 'string' &&
    isText(body) &&
    isText(simpleBody)
      ? { id, stocknum, make, model, body, simpleBody }
      : null,
  );
