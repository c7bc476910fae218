import {
  INVOICE_CHANGED,
  INVOICE_DECLINED,
  INVOICE_DOWN,
  INVOICE_UNANSWERED,
  newSumText,
} from '#src/rules/invoices/invoice-words.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { readTestCard } from '#src/rules/payments/test-card.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';
import { chargedTowards } from '#src/use-cases/invoices/charged-towards.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { type InvoicePaymentStart, startInvoicePayment } from '#src/use-cases/invoices/start-invoice-payment.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { invoicePaymentHref, receiptHref } from '#src/views/invoices/online-payment-href.ts';
import type { OnlinePaymentReply } from '#src/views/invoices/online-payment-view.ts';
import { failedAnswer, onceCharged } from './failed-answer.ts';
import { answerTestBank, asVisitor, payWithTestCard } from './pay-with-test-card.ts';
import { readBody } from './read-body.ts';
import { type SentOnlinePayment, sentOnlinePayment } from './sent-online-payment.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** The answer to a form of the page: another page, or this one again. */
export type OnlinePaymentAnswer =
  | { readonly kind: 'goOn'; readonly href: string; readonly cookies: readonly string[] }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'again';
      readonly status: number;
      readonly reply: OnlinePaymentReply;
      readonly cookies: readonly string[];
      readonly retryAfterSeconds: number | null;
    };

type Again = Extract<OnlinePaymentAnswer, { readonly kind: 'again' }>;

interface Asking {
  readonly paymentId: string | null;
  readonly report: (error: unknown) => void;
}

/** Answers a form of the page for online payments (ledger R5): it starts the payment and pays, or leads to the provider's own page, without script. */
export async function answerOnlinePayment(context: Context, request: Request, asking: Asking): Promise<OnlinePaymentAnswer> {
  const wait = countAttempt(context);
  if (wait !== null) return again({ note: { text: LIMIT_TEXTS.address, look: 'bad' } }, 429, { retryAfterSeconds: wait });
  const read = await readBody(request);
  if (read.kind === 'refused') return again({ note: { text: read.detail, look: 'bad' } }, read.status);
  const sent = sentOnlinePayment(read.body);
  try {
    if (sent.step === 'approve' || sent.step === 'decline') return await answerBank(context, sent.step, asking);
    const answer = await pay(context, sent, asking);
    const isRefused = answer.kind === 'again' && answer.status === 409;
    return isRefused ? ((await answerCharged(context, sent)) ?? answer) : answer;
  } catch (error) {
    const { status, text, retryAfterSeconds } = failedAnswer(error, sitePhone(context), asking.report, 'charged');
    return again({ typed: typedOf(sent), note: { text, look: 'bad' } }, status, { retryAfterSeconds });
  }
}

/** Every refusal says that nothing was charged: this is instead of one where that may not be so. */
async function answerCharged(context: Context, sent: SentOnlinePayment): Promise<OnlinePaymentAnswer | null> {
  const charged = await chargedTowards(context, sent.number);
  if (charged === null) return null;
  return charged.kind === 'unavailable'
    ? again({ typed: typedOf(sent), note: { text: INVOICE_UNANSWERED, look: 'warn' } }, 503)
    : { kind: 'goOn', href: invoicePaymentHref(charged.paymentId), cookies: [] };
}

const typedOf = ({ contact, amount }: SentOnlinePayment): Readonly<Record<string, string>> => ({ ...contact, amount });

async function pay(context: Context, sent: SentOnlinePayment, { report }: Asking): Promise<OnlinePaymentAnswer> {
  const { cardForm, now } = context.services;
  const isHosted = cardForm.kind === 'stripe';
  const card = sent.step === 'pay' && !isHosted ? readTestCard(sent.card, new Date(now())) : null;
  const typed = typedOf(sent);
  // A card that cannot be charged starts nothing: with no sum seen, everything else is checked and nothing begins.
  const isReady = sent.step === 'pay' && (isHosted || card?.kind === 'card');
  const started = await startInvoicePayment(context, {
    ...sent,
    seenTotalCents: isReady ? sent.seenTotalCents : -1,
    returnUrl: isHosted ? (paymentId) => new URL(invoicePaymentHref(paymentId), context.origin).href : undefined,
  });
  if (card?.kind === 'invalid' && (started.kind === 'newSum' || started.kind === 'invalid'))
    return again({ typed, errors: [...(started.kind === 'invalid' ? started.errors : []), ...card.errors] }, 422);
  if (!('visitor' in started)) return notStarted(started, sent);
  const cookies = [visitorCookie(started.visitor, context.sender?.isSecure === true)];
  if (started.kind === 'paid') return { kind: 'goOn', href: receiptHref(started.paymentId), cookies };
  if (started.kind === 'page') return { kind: 'goOn', href: started.href, cookies };
  if (started.kind === 'underWay') return { kind: 'goOn', href: invoicePaymentHref(started.paymentId), cookies };
  if (card?.kind !== 'card') return again({ typed }, 200);
  const visitor = asVisitor(context, started.visitor);
  const paidBy = async () => {
    await payWithTestCard(visitor, started, card);
    return settled(visitor, started.paymentId, typed, cookies);
  };
  return onceCharged<OnlinePaymentAnswer>(paidBy, { kind: 'goOn', href: invoicePaymentHref(started.paymentId), cookies }, report);
}

/** Why no payment was started: nothing was charged. */
function notStarted(
  started: Exclude<InvoicePaymentStart, { readonly visitor: string }>,
  sent: SentOnlinePayment,
): OnlinePaymentAnswer {
  const typed = typedOf(sent);
  switch (started.kind) {
    case 'invalid':
      return again({ typed, errors: started.errors }, 422);
    case 'newSum':
      // Whoever has not paid yet is only shown the sum.
      return sent.step === 'continue'
        ? again({ typed }, 200)
        : again({ typed, note: { text: newSumText(started.sum.totalCents), look: 'warn' } }, 409);
    case 'changed':
      return again({ typed, note: { text: INVOICE_CHANGED, look: 'warn' } }, 409);
    case 'unavailable':
      return again({ typed, note: { text: INVOICE_DOWN, look: 'warn' } }, 503);
    case 'unanswered':
      return again({ typed, note: { text: INVOICE_UNANSWERED, look: 'warn' } }, 503);
    case 'tooMany':
      return again({ typed, note: { text: LIMIT_TEXTS.address, look: 'bad' } }, 429, {
        retryAfterSeconds: started.retryAfterSeconds,
      });
  }
}

/** What the provider says of a payment, as a page. */
async function settled(
  context: Context,
  paymentId: string,
  typed: Readonly<Record<string, string>>,
  cookies: readonly string[],
): Promise<OnlinePaymentAnswer> {
  const { kind } = await settleInvoicePayment(context, paymentId);
  switch (kind) {
    case 'paid':
    case 'returned':
      return { kind: 'goOn', href: receiptHref(paymentId), cookies };
    case 'waiting':
    case 'unpaid':
      return { kind: 'goOn', href: invoicePaymentHref(paymentId), cookies };
    case 'declined':
      return again({ typed, note: { text: INVOICE_DECLINED, look: 'bad' } }, 402, { cookies });
    case 'unknown':
      return { kind: 'unknown' };
  }
}

/** The shopper's answer at the test bank's own page. */
async function answerBank(
  context: Context,
  step: 'approve' | 'decline',
  { paymentId, report }: Asking,
): Promise<OnlinePaymentAnswer> {
  if (paymentId === null || !isUuid(paymentId)) return { kind: 'unknown' };
  if ((await settleInvoicePayment(context, paymentId)).kind === 'unknown') return { kind: 'unknown' };
  await onceCharged(() => answerTestBank(context, paymentId, step === 'approve'), undefined, report);
  // What became of it, the page itself says, with what was typed before.
  return { kind: 'goOn', href: invoicePaymentHref(paymentId), cookies: [] };
}

const again = (
  reply: Partial<OnlinePaymentReply>,
  status: number,
  { cookies = [], retryAfterSeconds = null }: Partial<Pick<Again, 'cookies' | 'retryAfterSeconds'>> = {},
): Again => ({ kind: 'again', status, reply: { typed: {}, errors: [], note: null, ...reply }, cookies, retryAfterSeconds });
