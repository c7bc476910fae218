import { data, redirect } from 'react-router';
import { answerOnlinePayment } from '#src/http/answer-online-payment.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { OnlinePaymentView } from '#src/ui/invoices/online-payment-view.tsx';
import { PaymentView } from '#src/ui/reservations/payment-view.tsx';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { onlinePaymentView } from '#src/views/invoices/online-payment-view.ts';
import { showOnlinePayment } from '#src/views/invoices/show-online-payment.ts';
import type { Route } from './+types/online-payment.ts';
import { notFound } from './not-found-answer.ts';
import { reportError } from './report-error.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

/** On a site that takes no such payments there is no such page. */
function visitOf({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const visit = context.get(visitContext);
  if (!visit.site.switches.onlinePayments) throw notFound();
  const query = new URL(request.url).searchParams;
  return { visit, number: query.get('number') ?? '', paymentId: query.get('payment') };
}

/** Looking a number up is counted as a form that was sent, so that nobody tries one after the other. */
export async function loader(args: Route.LoaderArgs) {
  const { visit, number, paymentId } = visitOf(args);
  const siteName = visit.site.name;
  const wait = number === '' ? null : countAttempt(visit);
  if (wait !== null) {
    const reply = { typed: {}, errors: [], note: { text: LIMIT_TEXTS.address, look: 'bad' as const } };
    const shown = { kind: 'form' as const, page: await onlinePaymentView(visit, ''), reply };
    return data({ shown, siteName }, { status: 429, headers: { 'Retry-After': String(wait) } });
  }
  const shown = await showOnlinePayment(visit, { number, paymentId });
  if (shown.kind === 'receipt') throw redirect(shown.href, { status: 303, headers: { 'Cache-Control': 'no-store' } });
  return data({ shown, siteName });
}

export async function action(args: Route.ActionArgs) {
  const { visit, paymentId } = visitOf(args);
  const answer = await answerOnlinePayment(visit, args.request, {
    paymentId,
    report: (error) => reportError(error, args.request),
  });
  if (answer.kind === 'unknown') throw notFound();
  const headers = new Headers(answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  if (answer.kind === 'goOn') {
    headers.set('Cache-Control', 'no-store');
    throw redirect(answer.href, { status: 303, headers });
  }
  if (answer.retryAfterSeconds !== null) headers.set('Retry-After', String(answer.retryAfterSeconds));
  return data(answer.reply, { status: answer.status, headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => ownPageHeaders(actionHeaders, loaderHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Pay an invoice | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function OnlinePaymentRoute({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (shown.kind === 'payment') return <PaymentView page={shown.page} />;
  return <OnlinePaymentView page={shown.page} reply={actionData ?? shown.reply} />;
}
