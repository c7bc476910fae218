import { addressPath } from '#src/rules/addresses/addresses.ts';
import { INVOICE_DECLINED, INVOICE_UNPAID } from '#src/rules/invoices/invoice-words.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { askForPage } from '#src/use-cases/payments/ask-provider.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import type { PaymentPage } from '#src/views/reservations/payment-view.ts';
import { isAtTestBank } from '#src/views/reservations/test-bank.ts';
import { invoicePaymentHref, onlinePaymentHref, receiptHref } from './online-payment-href.ts';
import { type OnlinePaymentPage, type OnlinePaymentReply, onlinePaymentView } from './online-payment-view.ts';

/** What the page shows to whoever opens it. */
export type ShownOnlinePayment =
  | { readonly kind: 'form'; readonly page: OnlinePaymentPage; readonly reply: OnlinePaymentReply | null }
  | { readonly kind: 'payment'; readonly page: PaymentPage }
  /** It is paid, or given back: the receipt says which. */
  | { readonly kind: 'receipt'; readonly href: string };

interface Asked {
  readonly number: string;
  readonly paymentId: string | null;
}

export async function showOnlinePayment(context: Context, { number, paymentId }: Asked): Promise<ShownOnlinePayment> {
  const settled = paymentId === null || !isUuid(paymentId) ? null : await settleInvoicePayment(context, paymentId, askForPage);
  if (settled === null || settled.kind === 'unknown')
    return { kind: 'form', page: await onlinePaymentView(context, number), reply: null };
  const { payment } = settled;
  const { id, reference, amountCents, surchargeCents, contact } = payment;
  switch (settled.kind) {
    case 'paid':
    case 'returned':
      return { kind: 'receipt', href: receiptHref(id) };
    case 'declined':
    case 'unpaid':
      return {
        kind: 'form',
        page: await onlinePaymentView(context, reference),
        reply: {
          typed: { ...contact, amount: (amountCents / 100).toFixed(2) },
          errors: [],
          note: settled.kind === 'unpaid' ? { text: INVOICE_UNPAID, look: 'warn' } : { text: INVOICE_DECLINED, look: 'bad' },
        },
      };
    case 'waiting':
      return {
        kind: 'payment',
        page: {
          isAtBank: await isAtTestBank(context, id),
          paymentId: id,
          action: invoicePaymentHref(id),
          what: reference,
          settleHref: addressPath('apiSettleInvoice'),
          siteName: context.site.name,
          amount: exactDollars((amountCents + surchargeCents) / 100),
          backHref: onlinePaymentHref(reference),
          phone: sitePhone(context),
        },
      };
  }
}
