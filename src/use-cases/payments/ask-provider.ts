import { isPaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import type { KnownPayment } from '#src/store/payments/payments.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';

interface Asking extends Pick<Context, 'store' | 'services' | 'sender' | 'site'> {}

/** What is asked about: the payment as it is known here. */
type Asked = Pick<KnownPayment, 'id' | 'reference' | 'account' | 'provider'>;

/** Asks the provider what became of a payment and does what follows; null when it did not answer, or was never told of the payment. */
export async function askProvider(
  { store, services }: Asking,
  { id, reference, account, provider }: Asked,
): Promise<KnownPayment | null> {
  if (reference === null || provider !== services.payments.name) return null;
  try {
    const said = await services.payments.find(reference, account);
    return said === null ? null : await store.reservations.settle(id, said);
  } catch (error) {
    if (!isPaymentsUnavailable(error)) throw error;
    services.warn(error, 'The payment provider did not give a payment’s state; it will be asked again.');
    return null;
  }
}

/**
 * The same for a page that is only opened, which anybody may do as often as they like: it counts as a form that is sent, and an address has a few of
 * them under way. Beyond that nobody is asked, so nobody is told anything of money either.
 */
export async function askForPage(context: Asking, payment: Asked): Promise<KnownPayment | null> {
  if (payment.reference === null) return null;
  const end = context.services.pagesAsking.begin(addressKey(context.sender?.ip ?? ''));
  if (end === null) return null;
  try {
    return countAttempt(context) === null ? await askProvider(context, payment) : null;
  } finally {
    end();
  }
}

/** One of these two. */
export type AskPayment = typeof askProvider;

/** What a payment's state means for whoever made it. */
export type SettledKind = 'paid' | 'declined' | 'unpaid' | 'waiting' | 'returned';

/** unpaid: whoever was sent to a page of the provider's own has come back, and nobody has paid there. `isAsked`: whether the provider has said so. */
export function settledKind(
  { state, refundState, isHosted }: Pick<KnownPayment, 'state' | 'refundState' | 'isHosted'>,
  isAsked: boolean,
): SettledKind {
  if (state === 'succeeded') return refundState === 'none' ? 'paid' : 'returned';
  if (isHosted && (state === 'given-up' || (state === 'started' && isAsked))) return 'unpaid';
  // After a bank's no another card may have been tried: unless the provider has just said so, nobody knows that nothing was charged.
  return state === 'given-up' || (state === 'failed' && isAsked) ? 'declined' : 'waiting';
}
