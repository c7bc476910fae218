import { numberKey } from '#src/rules/invoices/invoice-number.ts';
import { isOpenPayment } from '#src/rules/payments/payment-state.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type Charged, chargedMeanwhile } from '#src/use-cases/payments/charged-meanwhile.ts';
import { invoiceAsker } from './find-invoice.ts';

/** Whether whoever asks was charged towards a number, or may be, by what they began in another tab or on the provider's own page; null when they were not. */
export async function chargedTowards(context: Context, number: string): Promise<Charged | null> {
  const { invoices, reservations } = context.store;
  const { visitor, shopper } = await invoiceAsker(context);
  const key = numberKey(number);
  const own = await invoices.payments({ visitor, shopper });
  const open = own.filter(({ reference, state }) => isOpenPayment(state) && numberKey(reference) === key);
  const known = await Promise.all(open.map(({ id }) => reservations.payment(id)));
  return chargedMeanwhile(
    context,
    known.flatMap((one) => (one === null || one.reference === null ? [] : [{ ...one, reference: one.reference }])),
  );
}
