import { checkoutCookies } from '#src/http/checkout-cookies.ts';
import { problemAnswer } from '#src/http/problem-answer.ts';
import { readBody } from '#src/http/read-body.ts';
import { sentCheckout } from '#src/http/sent-checkout.ts';
import { sentText } from '#src/http/sent-text.ts';
import { shownPurchase } from '#src/http/shown-purchase.ts';
import { tooManyAnswer } from '#src/http/too-many-answer.ts';
import { gateOf } from '#src/rules/accounts/gates.ts';
import { CHANGED } from '#src/rules/purchase/purchase-changes.ts';
import {
  CHECKING,
  crowdedText,
  LAPSED,
  notPayableText,
  PAYMENTS_DOWN,
  priceChangedText,
  tooOftenText,
} from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { NotPayable } from '#src/rules/reservations/payable-deposit.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { holdVehicle } from '#src/use-cases/reservations/hold-vehicle.ts';
import { ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { resumeHref } from '#src/views/purchase/purchase-href.ts';
import { checkoutHref, heldHref } from '#src/views/reservations/checkout-href.ts';
import { visitContext } from '../request-context.ts';
import type { ApiArgs } from './api-args.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const UNKNOWN = () => problemAnswer(404, 'There is no such reservation.', { headers: NO_STORE });

type Body = Readonly<Record<string, unknown>>;

/** What an address of reserving sends, unless it is refused before it is looked at. */
async function sentTo({ request, context }: ApiArgs): Promise<{ readonly visit: Context; readonly body: Body } | Response> {
  const visit = context.get(visitContext);
  const wait = countAttempt(visit);
  if (wait !== null) return tooManyAnswer(wait);
  const read = await readBody(request);
  return read.kind === 'refused' ? problemAnswer(read.status, read.detail, { headers: NO_STORE }) : { visit, body: read.body };
}

/** POST /api/reservations/hold: keeps a vehicle for whoever has told how to reach them, while they pay (ledger R2). */
export async function hold(args: ApiArgs): Promise<Response> {
  const sent = await sentTo(args);
  if (sent instanceof Response) return sent;
  const { visit, body } = sent;
  const car = await findVehicle(visit, sentText(body.car_id));
  if (car === null) return problemAnswer(404, 'There is no such vehicle.', { headers: NO_STORE });
  // Whoever must sign in for the checkout must do so for what its script does.
  const isGated = gateOf(checkoutHref(visit, car.slug), visit.site.switches) !== null;
  if (isGated && (await readSession(visit)) === null)
    return problemAnswer(401, 'Please sign in first. Nothing was charged.', { headers: NO_STORE });
  const bought = await shownPurchase(visit, car, body);
  if (bought.kind === 'notPayable') return notPayable(bought, car.itemType);
  if (bought.kind === 'changed') return problemAnswer(409, bought.text, { headers: NO_STORE });
  const { step, contact, seenPriceCents, seenDepositCents, holdKey } = sentCheckout(body);
  const outcome = await holdVehicle(visit, {
    carKey: car.slug,
    contact,
    needs: step === 'hold' ? 'reach' : 'all',
    seenPriceCents,
    seenDepositCents,
    idempotencyKey: holdKey,
    purchase: bought.purchase,
  });
  switch (outcome.kind) {
    case 'held':
    case 'yours': {
      const headers = new Headers(NO_STORE);
      for (const cookie of checkoutCookies(outcome.visitor, car.id, visit.sender?.isSecure === true))
        headers.append('Set-Cookie', cookie);
      return Response.json(shown(visit, outcome.reservation), { headers });
    }
    case 'invalid':
      return problemAnswer(422, 'Please fix the following errors:', { errors: outcome.errors, headers: NO_STORE });
    case 'priceChanged':
      return problemAnswer(409, priceChangedText(outcome.what, outcome.fromCents, outcome.toCents), { headers: NO_STORE });
    case 'notPayable':
      return notPayable(outcome, car.itemType);
    case 'taken':
    case 'notOffered':
      return problemAnswer(409, 'It can’t be reserved right now. Nothing was charged.', { headers: NO_STORE });
    case 'tooMany':
      return tooManyAnswer(outcome.retryAfterSeconds);
    case 'tooOften':
      return problemAnswer(429, tooOftenText(car.itemType), {
        headers: { ...NO_STORE, 'Retry-After': String(outcome.retryAfterSeconds) },
      });
    case 'crowded':
      return problemAnswer(429, crowdedText(car.itemType), {
        headers: { ...NO_STORE, 'Retry-After': String(outcome.retryAfterSeconds) },
      });
    case 'offerUsed':
      return problemAnswer(409, `${CHANGED.offerTaken} Nothing was charged.`, { headers: NO_STORE });
    case 'underWay':
      // The page that is sent for leads to that payment.
      return problemAnswer(409, `${CHECKING}.`, { headers: NO_STORE });
    case 'unavailable':
      return problemAnswer(503, PAYMENTS_DOWN, { headers: NO_STORE });
    case 'unknown':
      return UNKNOWN();
  }
}

/** POST /api/reservations/pay: starts the payment that the browser finishes with the provider's own fields (ledger R4). */
export async function pay(args: ApiArgs): Promise<Response> {
  const sent = await sentTo(args);
  if (sent instanceof Response) return sent;
  const { visit, body } = sent;
  const { seenPriceCents, seenDepositCents } = sentCheckout(body);
  if (!isUuid(sentText(body.id))) return UNKNOWN();
  const started = await startPayment(visit, sentText(body.id), {
    seenPriceCents,
    seenDepositCents,
  });
  switch (started.kind) {
    case 'page':
      return UNKNOWN();
    case 'underWay':
      return Response.json({ paid: true, href: paymentPage(visit, started.paymentId) }, { headers: NO_STORE });
    case 'started':
      return Response.json({ payment_id: started.paymentId, client_secret: started.clientSecret }, { headers: NO_STORE });
    case 'paid':
      return Response.json({ paid: true }, { headers: NO_STORE });
    case 'incomplete':
      return problemAnswer(422, 'Please fix the following errors:', { errors: started.errors, headers: NO_STORE });
    case 'lapsed':
      return problemAnswer(409, LAPSED, { headers: NO_STORE });
    case 'priceChanged':
      return problemAnswer(409, priceChangedText(started.what, started.fromCents, started.toCents), { headers: NO_STORE });
    case 'notPayable':
      return notPayable(started, 'vehicle');
    case 'unavailable':
      return problemAnswer(503, PAYMENTS_DOWN, { headers: NO_STORE });
    case 'tooMany':
      return tooManyAnswer(started.retryAfterSeconds);
    case 'unknown':
      return UNKNOWN();
  }
}

/** The page that the request came from, which asks what became of the payment. */
function paymentPage({ sender, origin }: Context, paymentId: string): string {
  const page = new URL(sender?.page ?? '/', origin);
  page.searchParams.set('payment', paymentId);
  return page.href;
}

const notPayable = ({ why }: NotPayable, vehicleWord: string): Response =>
  problemAnswer(409, notPayableText(why, vehicleWord), { headers: NO_STORE });

/** POST /api/reservations/settle: what became of a payment. The provider is asked; the browser is never believed. */
export async function settle(args: ApiArgs): Promise<Response> {
  const sent = await sentTo(args);
  if (sent instanceof Response) return sent;
  const { visit, body } = sent;
  if (!isUuid(sentText(body.payment_id))) return UNKNOWN();
  const { kind, reservation } = await settlePayment(visit, sentText(body.payment_id));
  if (kind === 'unknown') return UNKNOWN();
  return Response.json(
    { outcome: kind, ...(reservation === null ? {} : { href: heldHref(visit, reservation) }) },
    { headers: NO_STORE },
  );
}

/** GET /api/reservations/mine?car_id=: the visitor's own hold of a vehicle, for pages that are the same for everyone. */
export async function mine({ request, context }: ApiArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const id = new URL(request.url).searchParams.get('car_id') ?? '';
  const car = /^\d{1,9}$/.test(id) ? await findVehicle(visit, id) : null;
  const own = car === null ? null : await ownReservationOf(visit, car.id);
  return Response.json(own === null ? { state: null } : shown(visit, own), { headers: NO_STORE });
}

const shown = (visit: Context, own: OwnReservation) => ({
  id: own.id,
  state: own.state,
  left_ms: leftMs(own, visit.services.now()),
  href: own.state === 'held' ? resumeHref(visit, own) : heldHref(visit, own),
});

const leftMs = ({ state, heldUntil, paidUntil }: OwnReservation, now: number): number =>
  Math.max(0, ((state === 'held' ? heldUntil : paidUntil) ?? now) - now);
