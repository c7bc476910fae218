import type { Signer } from '#src/adapters/keys/signer.ts';
import { type AlertKey, confirmKey, confirmText, stopKey, stopText } from '#src/rules/alerts/alert-keys.ts';
import { CONFIRM_MS } from '#src/rules/alerts/alert-limits.ts';

interface KeyedAlert {
  readonly siteId: number;
  readonly alertId: string;
  /** Who asked for it: a link that was sent before somebody else asked confirms nothing for them. */
  readonly shopperId: string | null;
}

/** The key of a link that stops an alert, or with `isAll` all alerts of the address that this one goes to. */
export const signStopKey = (signer: Signer, { siteId, alertId }: Omit<KeyedAlert, 'shopperId'>, isAll = false): string =>
  stopKey(alertId, isAll, signer.sign('alert-stop', stopText(siteId, alertId, isAll)));

/** The key of a link that works from now on for as long as a confirmation may take. */
export function signConfirmKey(signer: Signer, { siteId, alertId, shopperId }: KeyedAlert, now: number): string {
  const expiresAt = now + CONFIRM_MS;
  return confirmKey(alertId, expiresAt, signer.sign('alert-confirm', confirmText(siteId, alertId, shopperId, expiresAt)));
}

export const isKeySigned = (signer: Signer, key: AlertKey, { siteId, alertId, shopperId }: KeyedAlert): boolean =>
  key.kind === 'stop'
    ? signer.isSigned('alert-stop', stopText(siteId, alertId, key.isAll), key.signature)
    : signer.isSigned('alert-confirm', confirmText(siteId, alertId, shopperId, key.expiresAt), key.signature);
