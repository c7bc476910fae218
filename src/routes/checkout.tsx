import { data, redirect } from 'react-router';
import { answerCheckout } from '#src/http/answer-checkout.ts';
import { isSamePath } from '#src/rules/site/same-path.ts';
import { CheckoutView } from '#src/ui/reservations/checkout-view.tsx';
import { PaymentView } from '#src/ui/reservations/payment-view.tsx';
import { TakenView } from '#src/ui/reservations/taken-view.tsx';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { checkoutHref, checkoutPages } from '#src/views/reservations/checkout-href.ts';
import { insteadOfCheckout } from '#src/views/reservations/instead-of-checkout.ts';
import { showCheckout } from '#src/views/reservations/show-checkout.ts';
import type { Route } from './+types/checkout.ts';
import { notFound } from './not-found-answer.ts';
import { reportError } from './report-error.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

type Args = Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>;

/** The vehicle of the address. On a site that takes no reservations there is no such page; the other name of the page leads to the site's own. */
async function vehicleOf({ request, context, params }: Args) {
  const visit = context.get(visitContext);
  const car = await findVehicle(visit, params.key);
  if (car === null || !visit.site.switches.reserveEnabled) throw notFound();
  const url = new URL(request.url);
  const href = checkoutHref(visit, car.slug);
  if (!isSamePath(url.pathname.replace(/\.data$/, ''), href))
    throw redirect(`${href}${url.search}`, { status: request.method === 'GET' ? 302 : 307, headers: NO_STORE });
  return { visit, car, paymentId: url.searchParams.get('payment') };
}

const NO_STORE = { 'Cache-Control': 'no-store' };

export async function loader(args: Route.LoaderArgs) {
  const { visit, car, paymentId } = await vehicleOf(args);
  const shown = await showCheckout(visit, car, paymentId, checkoutPages(visit, car.slug));
  if (shown.kind === 'yours') throw redirect(shown.href, { status: 303, headers: NO_STORE });
  const status = insteadOfCheckout(shown, false) === null ? 200 : 409;
  return data({ shown, siteName: visit.site.name, carName: [car.year, car.make, car.model].join(' ') }, { status });
}

export async function action(args: Route.ActionArgs) {
  const { visit, car, paymentId } = await vehicleOf(args);
  const report = (error: unknown) => reportError(error, args.request);
  const answer = await answerCheckout(visit, args.request, { car, paymentId, pages: checkoutPages(visit, car.slug), report });
  if (answer.kind === 'unknown') throw notFound();
  const headers = new Headers(answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  if (answer.kind === 'goOn') {
    headers.set('Cache-Control', 'no-store');
    throw redirect(answer.href, { status: 303, headers });
  }
  if (answer.retryAfterSeconds !== null) headers.set('Retry-After', String(answer.retryAfterSeconds));
  return data(answer.reply, { status: answer.status, headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ownPageHeaders(actionHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Reserve the ${loaderData.carName} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function CheckoutRoute({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const taken = actionData?.taken ?? insteadOfCheckout(shown, actionData !== undefined);
  if (taken !== null) return <TakenView page={taken} />;
  if (shown.kind !== 'checkout') return shown.kind === 'payment' ? <PaymentView page={shown.page} /> : null;
  return <CheckoutView page={{ ...shown.page, ...actionData?.figures }} reply={actionData ?? shown.reply} />;
}
