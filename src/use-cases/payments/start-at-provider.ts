import { isPaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import { closesAt } from '#src/rules/payments/hosted-page.ts';
import { isOpenPayment } from '#src/rules/payments/payment-state.ts';
import type { OpenedPayment } from '#src/store/payments/payments.ts';
import type { Context } from '#src/use-cases/context.ts';

/** How a payment is made. */
export interface PayingBy {
  /**
   * For a payment on a page of the provider's own, as a browser needs that cannot show its fields on ours: the address that the page leads back
   * to. Without it the payment is made in those fields.
   */
  readonly returnUrl?: ((paymentId: string) => string) | undefined;
}

export interface PaymentAbout extends PayingBy {
  readonly description: string;
  readonly email: string;
}

export type ProviderStart =
  | {
      readonly kind: 'started';
      readonly paymentId: string;
      readonly reference: string;
      /** What the browser finishes the payment with; never logged. */
      readonly clientSecret: string;
      readonly amountCents: number;
    }
  /** It is paid at this address of the provider's own. */
  | { readonly kind: 'page'; readonly paymentId: string; readonly href: string }
  /** It was paid meanwhile, or a bank has yet to answer: that payment's own page says which, and nothing more is begun. */
  | { readonly kind: 'underWay'; readonly paymentId: string }
  /** The provider does not answer: nothing was begun, and what was begun before may be paid. */
  | { readonly kind: 'unavailable' };

/** It cannot be paid like this any more, and nobody has: its page is closed, or it was begun in another way meanwhile. */
type Over = { readonly kind: 'over' };

/**
 * Has the provider start a payment that is on record here. What could be paid beside it is given up first, so that nobody pays twice. Returns 'over'
 * when nobody has paid and it can no longer be paid like this: the payment must be opened again then.
 */
export async function startAtProvider(
  context: Context,
  payment: OpenedPayment,
  about: PaymentAbout,
): Promise<ProviderStart | Over> {
  const { site, store, services } = context;
  try {
    for (const { id, reference, account } of payment.others) {
      const after = await store.reservations.settle(id, await services.payments.giveUp(reference, account));
      if (after !== null && after.state !== 'given-up') return { kind: 'underWay', paymentId: id };
    }
    const { id, reference: known, amountCents, createdAt } = payment;
    const { description, email, returnUrl } = about;
    const start = { id, siteId: site.id, amountCents, description, email };
    const account = site.switches.stripeAccount;
    if (returnUrl === undefined) {
      const { reference, clientSecret } = await services.payments.start(start, account);
      if (!(await store.reservations.noteReference(id, reference))) return await giveUpUnwanted(context, id, reference);
      return { kind: 'started', paymentId: id, reference, clientSecret, amountCents };
    }
    if (services.cardForm.kind !== 'stripe') return { kind: 'unavailable' };
    const hosted = { ...start, returnUrl: returnUrl(id), reference: known, closesAt: closesAt(Date.parse(createdAt)) };
    const page = await services.cardForm.pages.open(hosted, account);
    if (page.kind === 'open') {
      if (!(await store.reservations.noteReference(id, page.reference))) return await giveUpUnwanted(context, id, page.reference);
      return { kind: 'page', paymentId: id, href: page.href };
    }
    const after = await store.reservations.settle(id, page.payment);
    return after === null || (!isOpenPayment(after.state) && after.state !== 'succeeded')
      ? { kind: 'over' }
      : { kind: 'underWay', paymentId: id };
  } catch (error) {
    if (!isPaymentsUnavailable(error)) throw error;
    services.warn(error, 'A payment could not be started: nobody was charged.');
    return { kind: 'unavailable' };
  }
}

/** Ends what was started while another request was faster: nobody was told how to pay it. */
async function giveUpUnwanted({ site, store, services }: Context, id: string, reference: string): Promise<Over> {
  await store.reservations.settle(id, await services.payments.giveUp(reference, site.switches.stripeAccount));
  return { kind: 'over' };
}

/** Starts a payment, and one more when the first one could not be paid any more before anybody was sent to it. */
export async function startAnewIfOver<Started extends { readonly kind: string }>(
  open: () => Promise<Started | Over>,
): Promise<Started | { readonly kind: 'unavailable' }> {
  const isOver = (outcome: Started | Over): outcome is Over => outcome.kind === 'over';
  const first = await open();
  if (!isOver(first)) return first;
  const second = await open();
  return isOver(second) ? { kind: 'unavailable' } : second;
}
