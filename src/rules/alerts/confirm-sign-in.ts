import type { AlertKind } from './alert-kind.ts';

/** Whether whoever opens the link of a confirmation must sign in first, or does more by it if they do. */
export type ConfirmSignIn = 'needed' | 'offered' | null;

/**
 * The button behind the link proves that its address wants this alert, and nothing about the shopper who asked for it: anybody may have typed the
 * address. It becomes theirs when they press the button signed in. What is on a watchlist goes to no address but theirs.
 */
export function confirmSignIn(
  { kind, shopperId, isRunning }: { readonly kind: AlertKind; readonly shopperId: string | null; readonly isRunning: boolean },
  visitor: string | null,
): ConfirmSignIn {
  if (shopperId === null || shopperId === visitor || isRunning) return null;
  return kind === 'watchlist' ? 'needed' : 'offered';
}

/** Whether the button also makes the address a shopper's own: for the one who asked for the alert, also when it was started signed out before. */
export const canOwnAddress = (
  {
    shopperId,
    isProved,
    isStopped,
  }: { readonly shopperId: string | null; readonly isProved: boolean; readonly isStopped: boolean },
  visitor: string | null,
): boolean => shopperId !== null && shopperId === visitor && !isProved && !isStopped;
