import type { StockEventKind } from './stock-events.ts';

/** What an alert watches: new matches of a search, one vehicle, everything on a watchlist, or whether a reserved vehicle is free again. */
export const ALERT_KINDS = ['search', 'vehicle', 'watchlist', 'back'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What those are told of who watch a vehicle. Only whoever asked is told that a reserved one is free again (ledger A11). */
const TOLD: Readonly<Record<Exclude<AlertKind, 'search'>, readonly StockEventKind[]>> = {
  vehicle: ['price', 'weekly', 'sold', 'listed', 'back'],
  watchlist: ['price', 'weekly', 'sold', 'listed'],
  back: ['back', 'listed'],
};

export const isToldOf = (kind: Exclude<AlertKind, 'search'>, event: StockEventKind): boolean => TOLD[kind].includes(event);

/** Whether an alert ends with the first message about it. */
export const isToldOnce = (kind: AlertKind): boolean => kind === 'back';
