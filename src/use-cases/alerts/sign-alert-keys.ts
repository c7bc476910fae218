import type { Signer } from '#src/adapters/keys/signer.ts';
import { type AlertKey, type ConfirmedAlert, confirmKey, confirmText, stopKey, stopText } from '#src/rules/alerts/alert-keys.ts';
import { CONFIRM_MS } from '#src/rules/alerts/alert-limits.ts';

/** The key of a link that stops an alert, or with `isAll` all alerts of the address that this one goes to. */
export const signStopKey = (
  signer: Signer,
  { siteId, alertId }: Pick<ConfirmedAlert, 'siteId' | 'alertId'>,
  isAll = false,
): string => stopKey(alertId, isAll, signer.sign('alert-stop', stopText(siteId, alertId, isAll)));

/** The key of a link that works from now on for as long as a confirmation may take. */
export function signConfirmKey(signer: Signer, alert: ConfirmedAlert, now: number): string {
  const expiresAt = now + CONFIRM_MS;
  return confirmKey(alert.alertId, expiresAt, signer.sign('alert-confirm', confirmText(alert, expiresAt)));
}

export const isKeySigned = (signer: Signer, key: AlertKey, alert: ConfirmedAlert): boolean =>
  key.kind === 'stop'
    ? signer.isSigned('alert-stop', stopText(alert.siteId, alert.alertId, key.isAll), key.signature)
    : signer.isSigned('alert-confirm', confirmText(alert, key.expiresAt), key.signature);
