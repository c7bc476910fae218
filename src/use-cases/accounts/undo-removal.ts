import type { SavedPrices } from '#src/rules/accounts/price-since-saved.ts';
import { MOST_WATCHED } from '#src/rules/accounts/sign-in-limits.ts';
import { toCents } from '#src/rules/price/price-cents.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** A vehicle on a watchlist, as it can be put back. */
export interface Removable extends SavedPrices {
  readonly vehicleId: number;
  readonly savedAt: number;
  readonly alerts: boolean;
}

/**
 * What the page holds of a watched vehicle, so that a removal can be undone: when it was saved and at what prices. It is signed, and works for
 * this shopper and vehicle only, so that nobody can make up what a vehicle once cost.
 */
export function removalKey(context: Context, signedIn: SignedIn, { vehicleId, savedAt, alerts, ...prices }: Removable): string {
  const facts = `${savedAt} ${pricesText(prices)} ${alerts ? 'on' : 'off'}`;
  return `${facts} ${context.services.signer.sign('watched', signedText(signedIn, vehicleId, facts))}`;
}

/** Puts a removed vehicle back as it was; returns false when the key is not this shopper's and vehicle's, or the list is full. */
export async function undoRemoval(context: Context, signedIn: SignedIn, vehicleId: number, key: string): Promise<boolean> {
  const [, facts = '', savedAt = '', cents = '', weeklyCents = '', alerts = '', signature = ''] =
    /^((\d{1,15}) (\d{0,15})(?:\/(\d{1,15}))? (on|off)) ([\w-]+)$/.exec(key) ?? [];
  if (!context.services.signer.isSigned('watched', signedText(signedIn, vehicleId, facts), signature)) return false;
  return context.store.accounts.restoreWatched({
    shopper: signedIn.shopperId,
    vehicle: vehicleId,
    savedAt: new Date(Number(savedAt)),
    priceCents: cents === '' ? null : Number(cents),
    weeklyPriceCents: weeklyCents === '' ? null : Number(weeklyCents),
    alerts: alerts === 'on',
    most: MOST_WATCHED,
  });
}

const signedText = ({ shopperId }: SignedIn, vehicleId: number, facts: string): string => `${shopperId} ${vehicleId} ${facts}`;

/** In cents: '2699000', or with a price per week '2699000/26900'. */
const pricesText = ({ savedPrice, savedWeeklyPrice }: SavedPrices): string =>
  `${savedPrice === null ? '' : toCents(savedPrice)}${savedWeeklyPrice === null ? '' : `/${toCents(savedWeeklyPrice)}`}`;
