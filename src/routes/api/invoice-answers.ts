import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { sentOnlinePayment } from '#src/http/sent-online-payment.ts';
import { tooManyAnswer } from '#src/http/too-many-answer.ts';
import { visitorCookie } from '#src/http/visitor-cookie.ts';
import { gateOf } from '#src/rules/accounts/gates.ts';
import { INVOICE_CHANGED, INVOICE_DOWN, INVOICE_UNANSWERED, newSumText } from '#src/rules/invoices/invoice-words.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { chargedTowards } from '#src/use-cases/invoices/charged-towards.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { startInvoicePayment } from '#src/use-cases/invoices/start-invoice-payment.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { invoicePaymentHref, onlinePaymentHref, receiptHref } from '#src/views/invoices/online-payment-href.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const UNKNOWN = () => problemAnswer(404, 'There is no such payment.', { headers: NO_STORE });

type Body = Readonly<Record<string, unknown>>;

/** What is sent, unless it is refused before it is looked at. Whoever must sign in for the page must do so for what its script does. */
async function sentTo({ request, context }: ApiArgs): Promise<{ readonly visit: Context; readonly body: Body } | Response> {
  const visit = context.get(visitContext);
  if (!visit.site.switches.onlinePayments) return UNKNOWN();
  const wait = countAttempt(visit);
  if (wait !== null) return tooManyAnswer(wait);
  const read = await readBody(request);
  return read.kind === 'refused' ? problemAnswer(read.status, read.detail, { headers: NO_STORE }) : { visit, body: read.body };
}

/** POST /api/invoices/pay: starts the payment that the browser finishes with the provider's own fields (ledger R5). */
export async function payInvoice(args: ApiArgs): Promise<Response> {
  const sent = await sentTo(args);
  if (sent instanceof Response) return sent;
  const { visit, body } = sent;
  if (gateOf(onlinePaymentHref(), visit.site.switches) !== null && (await readSession(visit)) === null)
    return problemAnswer(401, 'Please sign in first. Nothing was charged.', { headers: NO_STORE });
  const payment = sentOnlinePayment(body);
  const started = await startInvoicePayment(visit, payment);
  const isRefused = started.kind === 'newSum' || started.kind === 'changed';
  const charged = isRefused ? await chargedTowards(visit, payment.number) : null;
  if (charged?.kind === 'underWay')
    return Response.json({ paid: true, href: invoicePaymentHref(charged.paymentId) }, { headers: NO_STORE });
  if (charged !== null) return problemAnswer(503, INVOICE_UNANSWERED, { headers: NO_STORE });
  switch (started.kind) {
    case 'started':
    case 'underWay':
    case 'paid': {
      const headers = { ...NO_STORE, 'Set-Cookie': visitorCookie(started.visitor, visit.sender?.isSecure === true) };
      if (started.kind === 'started')
        return Response.json({ payment_id: started.paymentId, client_secret: started.clientSecret }, { headers });
      const href = started.kind === 'paid' ? receiptHref(started.paymentId) : invoicePaymentHref(started.paymentId);
      return Response.json({ paid: true, href }, { headers });
    }
    case 'page':
      return UNKNOWN();
    case 'invalid':
      return problemAnswer(422, 'Please fix the following errors:', { errors: started.errors, headers: NO_STORE });
    case 'newSum':
      return problemAnswer(409, newSumText(started.sum.totalCents), { headers: NO_STORE });
    case 'changed':
      return problemAnswer(409, INVOICE_CHANGED, { headers: NO_STORE });
    case 'unavailable':
      return problemAnswer(503, INVOICE_DOWN, { headers: NO_STORE });
    case 'unanswered':
      return problemAnswer(503, INVOICE_UNANSWERED, { headers: NO_STORE });
    case 'tooMany':
      return tooManyAnswer(started.retryAfterSeconds);
  }
}

/** POST /api/invoices/settle: what became of a payment. The provider is asked; the browser is never believed. */
export async function settleInvoice(args: ApiArgs): Promise<Response> {
  const sent = await sentTo(args);
  if (sent instanceof Response) return sent;
  const { visit, body } = sent;
  const id = typeof body.payment_id === 'string' ? body.payment_id : '';
  if (!isUuid(id)) return UNKNOWN();
  const { kind } = await settleInvoicePayment(visit, id);
  return kind === 'unknown' ? UNKNOWN() : Response.json({ outcome: kind }, { headers: NO_STORE });
}
