import type { AlertKind } from './alert-kind.ts';

/** Whether whoever opens the link of a confirmation must sign in first, or does more by it if they do. */
export type ConfirmSignIn = 'needed' | 'offered' | null;

/**
 * The button behind the link proves that its address wants this alert, and nothing about the shopper who asked for it: anybody may have typed the
 * address. It becomes theirs when they press the button signed in. What is on a watchlist goes to no address but theirs.
 */
export function confirmSignIn(
  {
    kind,
    shopperId,
    confirmedAt,
  }: { readonly kind: AlertKind; readonly shopperId: string | null; readonly confirmedAt: Date | null },
  visitor: string | null,
): ConfirmSignIn {
  if (shopperId === null || shopperId === visitor || confirmedAt !== null) return null;
  return kind === 'watchlist' ? 'needed' : 'offered';
}
