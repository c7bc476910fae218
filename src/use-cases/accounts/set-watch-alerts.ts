import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** Whether the shopper is told of changes to a vehicle that they watch; returns false when it is not on their watchlist (ledger A11). */
export const setWatchAlerts = ({ store }: Context, { shopperId }: SignedIn, carId: number, isOn: boolean): Promise<boolean> =>
  store.accounts.setWatchAlerts(shopperId, carId, isOn);
