import type { Watched } from '#src/store/accounts/watchlist.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** The ids of the vehicles on a shopper's watchlist, newest first. */
export const watchedIds = async (context: Context, signedIn: SignedIn): Promise<number[]> =>
  (await watched(context, signedIn)).map(({ vehicleId }) => vehicleId);

/** A shopper's watchlist on this site, newest first, with what each vehicle cost when it was saved (ledger A9). */
export const watched = ({ store }: Context, { shopperId }: SignedIn): Promise<Watched[]> => store.accounts.watched(shopperId);
