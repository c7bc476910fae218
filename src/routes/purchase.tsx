import { data, redirect } from 'react-router';
import { answerCheckout } from '#src/http/answer-checkout.ts';
import { answerPurchase } from '#src/http/answer-purchase.ts';
import { isAsking, isOpen, nextStep, PURCHASE_STEPS, type PurchaseStep } from '#src/rules/purchase/purchase-steps.ts';
import { PURCHASE_NAME } from '#src/rules/purchase/purchase-words.ts';
import { sellsOnline } from '#src/rules/reservations/reserve-offer.ts';
import { PaidElsewhereView } from '#src/ui/purchase/paid-elsewhere-view.tsx';
import { PurchaseView } from '#src/ui/purchase/purchase-view.tsx';
import { PaymentView } from '#src/ui/reservations/payment-view.tsx';
import { TakenView } from '#src/ui/reservations/taken-view.tsx';
import { keptElsewhere } from '#src/use-cases/purchase/kept-elsewhere.ts';
import { ownPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { purchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import { returnLink } from '#src/use-cases/purchase/return-link.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { paidElsewhereView } from '#src/views/purchase/paid-elsewhere-view.ts';
import { purchaseHref, purchasePages } from '#src/views/purchase/purchase-href.ts';
import { purchaseView } from '#src/views/purchase/purchase-view.ts';
import { showPurchase } from '#src/views/purchase/show-purchase.ts';
import { insteadOfCheckout } from '#src/views/reservations/instead-of-checkout.ts';
import type { Route } from './+types/purchase.ts';
import { notFound } from './not-found-answer.ts';
import { reportError } from './report-error.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The vehicle and the step of an address. On a site that sells nothing online there is no such page. */
async function visitOf({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const visit = context.get(visitContext);
  const query = new URL(request.url).searchParams;
  const car = sellsOnline(visit.site.switches) ? await findVehicle(visit, query.get('car_id') ?? '') : null;
  if (car === null) throw notFound();
  const [id, key] = [query.get('id'), query.get('key')];
  const link = id === null ? null : key === null ? returnLink(visit, id, query.get('back') ?? '') : { id, key };
  const own = await ownPurchase(visit, car.id, link);
  return {
    visit,
    car,
    own,
    // A link that opens nothing is not carried on.
    link: link !== null && own.id === link.id ? link : null,
    step: stepOf(query.get('step')),
    paymentId: query.get('payment'),
    isChange: query.has('change'),
    isSent: query.has('sent'),
  };
}

const stepOf = (text: string | null): PurchaseStep | 'later' | null =>
  text === 'later' ? text : (PURCHASE_STEPS.find((step) => step === text) ?? null);

export async function loader(args: Route.LoaderArgs) {
  const { visit, car, own, link, step: wanted, paymentId, isChange, isSent } = await visitOf(args);
  const figures = await purchaseFigures(visit, car, own);
  const where = { slug: car.slug, link };
  const step = wanted ?? nextStep(figures.answers);
  const isClosed = step === 'later' ? own.id === null : !isOpen(step, figures.answers);
  // A step that cannot be open yet leads to where the shopper is.
  if (isClosed) throw redirect(purchaseHref(where, nextStep(figures.answers)), { status: 302, headers: NO_STORE });
  const shown = await showPurchase(visit, car, { step, paymentId, pages: purchasePages(visit, where), purchaseId: own.id });
  if (shown.kind === 'yours') throw redirect(shown.href, { status: 303, headers: NO_STORE });
  const page = await purchaseView(visit, car, { step, own, figures, link, isChange, isSent, postcode: null });
  return data(
    { shown, page, siteName: visit.site.name, ids: { id: own.id, key: link?.key ?? null } },
    { status: insteadOfCheckout(shown, false) === null ? 200 : 409 },
  );
}

export async function action(args: Route.ActionArgs) {
  const { visit, car, own, link, step, paymentId, isChange } = await visitOf(args);
  const report = (error: unknown) => reportError(error, args.request);
  const where = { slug: car.slug, link };
  if (step === 'pay') {
    const answer = await answerCheckout(visit, args.request, { car, paymentId, pages: purchasePages(visit, where), report });
    if (answer.kind === 'unknown') throw notFound();
    const headers = new Headers(answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
    if (answer.kind === 'goOn') throw goOn(answer.href, headers);
    if (answer.retryAfterSeconds !== null) headers.set('Retry-After', String(answer.retryAfterSeconds));
    // A price that is newer than the page's changes the whole sum.
    const { figures: newer } = answer.reply;
    const priced = newer === null ? car : { ...car, price: newer.seen.priceCents / 100 };
    const figures = await purchaseFigures(visit, priced, own);
    const page = await purchaseView(visit, priced, { step, own, figures, link, isChange, isSent: false, postcode: null });
    // Nobody is told that somebody else has what they themselves have paid for on another device.
    const kept = answer.reply.taken === null ? null : await keptElsewhere(visit, car.id, own.id);
    const elsewhere = kept === null ? null : paidElsewhereView(visit, car, kept);
    return data({ kind: 'paying' as const, reply: answer.reply, page, elsewhere }, { status: answer.status, headers });
  }
  if (step === null || (step !== 'later' && !isAsking(step))) throw notFound();
  const answer = await answerPurchase(visit, args.request, step, { car, own, link, isChange, report });
  if (answer.kind === 'goOn')
    throw goOn(answer.href, new Headers(answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])));
  // The page of the loader, but with what the typed postcode or loan costs.
  const { reply } = answer;
  const drafted = { ...own, answers: { ...own.answers, ...reply.draft } };
  const figures = await purchaseFigures(visit, car, drafted);
  const facts = { step, own: drafted, figures, link, isChange, isSent: false, postcode: reply.postcode };
  const page = await purchaseView(visit, car, facts);
  return data({ kind: 'step' as const, reply, page }, { status: answer.status, headers: answer.headers });
}

function goOn(href: string, headers: Headers): Response {
  headers.set('Cache-Control', 'no-store');
  return redirect(href, { status: 303, headers });
}

/** The address may contain a key, so it must not leak, not even in the Referer header. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = ownPageHeaders(actionHeaders);
  all.set('Referrer-Policy', 'strict-origin');
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${PURCHASE_NAME}: ${loaderData.page.car.name} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function PurchaseRoute({ loaderData: { shown, page, ids }, actionData }: Route.ComponentProps) {
  const paying = actionData?.kind === 'paying' ? actionData.reply : null;
  const elsewhere =
    (actionData?.kind === 'paying' ? actionData.elsewhere : null) ?? (shown.kind === 'elsewhere' ? shown.page : null);
  if (elsewhere !== null) return <PaidElsewhereView page={elsewhere} />;
  const taken = paying?.taken ?? insteadOfCheckout(shown, paying !== null);
  if (taken !== null) return <TakenView page={taken} />;
  if (shown.kind === 'payment') return <PaymentView page={shown.page} />;
  const checkout =
    shown.kind === 'checkout' ? { page: { ...shown.page, ...paying?.figures }, reply: paying ?? shown.reply } : null;
  return (
    <PurchaseView
      page={actionData?.page ?? page}
      reply={actionData?.kind === 'step' ? actionData.reply : null}
      checkout={checkout}
      ids={ids}
    />
  );
}
