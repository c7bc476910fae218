import { MOST_WATCHED } from '#src/rules/accounts/sign-in-limits.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** A vehicle on a watchlist, as it can be put back. */
export interface Removable {
  readonly vehicleId: number;
  readonly savedAt: number;
  /** In dollars, when it was saved. */
  readonly savedPrice: number | null;
  readonly alerts: boolean;
}

/**
 * What the page holds of a watched vehicle, so that a removal can be undone: when it was saved and at what price. It is signed, and works for
 * this shopper and vehicle only, so that nobody can make up what a vehicle once cost.
 */
export function removalKey(context: Context, signedIn: SignedIn, { vehicleId, savedAt, savedPrice, alerts }: Removable): string {
  const facts = `${savedAt} ${savedPrice === null ? '' : Math.round(savedPrice * 100)} ${alerts ? 'on' : 'off'}`;
  return `${facts} ${context.services.signer.sign('watched', signedText(signedIn, vehicleId, facts))}`;
}

/** Puts a removed vehicle back as it was; returns false when the key is not this shopper's and vehicle's, or the list is full. */
export async function undoRemoval(context: Context, signedIn: SignedIn, vehicleId: number, key: string): Promise<boolean> {
  const [, facts = '', savedAt = '', cents = '', alerts = '', signature = ''] =
    /^((\d{1,15}) (\d{0,15}) (on|off)) ([\w-]+)$/.exec(key) ?? [];
  if (!context.services.signer.isSigned('watched', signedText(signedIn, vehicleId, facts), signature)) return false;
  return context.store.accounts.restoreWatched({
    shopper: signedIn.shopperId,
    vehicle: vehicleId,
    savedAt: new Date(Number(savedAt)),
    priceCents: cents === '' ? null : Number(cents),
    alerts: alerts === 'on',
    most: MOST_WATCHED,
  });
}

const signedText = ({ shopperId }: SignedIn, vehicleId: number, facts: string): string => `${shopperId} ${vehicleId} ${facts}`;
