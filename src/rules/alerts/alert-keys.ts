import { isUuid } from '#src/rules/text/uuid.ts';

/** The key of a link in an email: what it is for, the alert, when it ends, and its signature. */
export type AlertKey =
  /** `isAll` stops all alerts of the address that it was sent to. */
  | { readonly kind: 'stop'; readonly alertId: string; readonly isAll: boolean; readonly signature: string }
  | { readonly kind: 'confirm'; readonly alertId: string; readonly expiresAt: number; readonly signature: string };

/** What a confirmation link confirms. */
export interface ConfirmedAlert {
  readonly siteId: number;
  readonly alertId: string;
  /** Who asked for it: a link that was sent before somebody else asked confirms nothing for them. */
  readonly shopperId: string | null;
  /** Where it goes: a link proves only the address that it was sent to. */
  readonly address: string;
}

/** Reads the key of a link; null when it is none. Whether it is signed is another question. */
export function readAlertKey(text: string): AlertKey | null {
  const [, alertId = '', ends, signature = ''] = /^([0-9a-f-]{36})(?:\.(all|\d{13}))?\.([\w-]{22})$/.exec(text) ?? [];
  if (!isUuid(alertId)) return null;
  if (ends === undefined || ends === 'all') return { kind: 'stop', alertId, isAll: ends === 'all', signature };
  return { kind: 'confirm', alertId, expiresAt: Number(ends), signature };
}

/** What the signature of a stop link signs: the alert, at its site, and whether all others are stopped with it. */
export const stopText = (siteId: number, alertId: string, isAll: boolean): string => `${siteId} ${alertId}${isAll ? ' all' : ''}`;

/** What the signature of a confirmation link signs: the alert, who asked for it, the address that it was sent to, and when the link ends. */
export const confirmText = ({ siteId, alertId, shopperId, address }: ConfirmedAlert, expiresAt: number): string =>
  `${siteId} ${alertId} ${shopperId ?? ''} ${address} ${expiresAt}`;

export const stopKey = (alertId: string, isAll: boolean, signature: string): string =>
  `${alertId}${isAll ? '.all' : ''}.${signature}`;
export const confirmKey = (alertId: string, expiresAt: number, signature: string): string =>
  `${alertId}.${expiresAt}.${signature}`;
