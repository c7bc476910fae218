import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { readTestCard, type TestCardRead } from '#src/rules/payments/test-card.ts';
import { priceCents } from '#src/rules/price/price-cents.ts';
import { CHANGED } from '#src/rules/purchase/purchase-changes.ts';
import {
  crowdedText,
  declinedText,
  lapsedText,
  PAYMENTS_DOWN,
  priceChangedText,
  tooOftenText,
} from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { PriceChanged } from '#src/rules/reservations/price-changed.ts';
import { depositCents } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { chargedFor } from '#src/use-cases/payments/charged-meanwhile.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { type HoldOutcome, holdVehicle, type ShownPurchase } from '#src/use-cases/reservations/hold-vehicle.ts';
import { ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { type CheckoutPages, heldHref } from '#src/views/reservations/checkout-href.ts';
import { type CheckoutReply, NO_REPLY } from '#src/views/reservations/checkout-reply.ts';
import { checkoutFigures } from '#src/views/reservations/checkout-view.ts';
import { holdView } from '#src/views/reservations/hold-view.ts';
import { notPayableReason, type TakenReason, takenView, unavailableReason } from '#src/views/reservations/taken-view.ts';
import { checkoutCookies } from './checkout-cookies.ts';
import { failedAnswer, onceCharged } from './failed-answer.ts';
import { answerTestBank, asVisitor, payWithTestCard } from './pay-with-test-card.ts';
import { readBody } from './read-body.ts';
import { type SentCheckout, sentCheckout } from './sent-checkout.ts';
import { shownPurchase } from './shown-purchase.ts';

/** The answer to a form of the checkout: another page, or this one again. */
export type CheckoutAnswer =
  | { readonly kind: 'goOn'; readonly href: string; readonly cookies: readonly string[] }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'again';
      readonly status: number;
      readonly reply: CheckoutReply;
      readonly cookies: readonly string[];
      readonly retryAfterSeconds: number | null;
    };

interface Asking {
  readonly car: Vehicle;
  readonly paymentId: string | null;
  readonly pages: CheckoutPages;
  readonly report: (error: unknown) => void;
}

type Held = Extract<HoldOutcome, { readonly kind: 'held' | 'yours' }>;

/**
 * Answers a form of the checkout (ledger R2). The form with a card holds the vehicle, starts the payment and pays in one go, or leads to the
 * provider's own page for cards, so that it works without script; whatever goes wrong on the way, the page says what was charged: nothing.
 */
export async function answerCheckout(context: Context, request: Request, asking: Asking): Promise<CheckoutAnswer> {
  const wait = countAttempt(context);
  if (wait !== null) return again({ note: { text: LIMIT_TEXTS.address, look: 'bad' } }, 429, [], wait);
  const read = await readBody(request);
  if (read.kind === 'refused') return again({ note: { text: read.detail, look: 'bad' } }, read.status);
  const sent = sentCheckout(read.body);
  try {
    if (sent.step === 'approve' || sent.step === 'decline') return await answerBank(context, sent.step, asking);
    const answer = await answerForm(context, sent, asking, read.body);
    const isRefused = answer.kind === 'again' && answer.status === 409;
    return isRefused ? ((await answerCharged(context, sent, asking)) ?? answer) : answer;
  } catch (error) {
    const { status, text, retryAfterSeconds } = failedAnswer(error, sitePhone(context), asking.report, 'charged');
    return again({ typed: sent.contact, note: { text, look: 'bad' } }, status, [], retryAfterSeconds);
  }
}

async function answerForm(
  context: Context,
  sent: SentCheckout,
  asking: Asking,
  body: Readonly<Record<string, unknown>>,
): Promise<CheckoutAnswer> {
  const bought = await shownPurchase(context, asking.car, body);
  if (bought.kind === 'notPayable') return notOffered(context, asking);
  if (bought.kind === 'changed') return again({ typed: sent.contact, note: { text: bought.text, look: 'warn' } }, 409);
  return holdAndPay(context, sent, asking, bought.purchase);
}

/** Every refusal says that nothing was charged: this is instead of one where that may not be so. */
async function answerCharged(context: Context, sent: SentCheckout, { car, pages }: Asking): Promise<CheckoutAnswer | null> {
  const charged = await chargedFor(context, car.id);
  if (charged === null) return null;
  return charged.kind === 'unavailable' ? down(sent) : { kind: 'goOn', href: pages.payment(charged.paymentId), cookies: [] };
}

const down = ({ contact: typed }: SentCheckout): Again =>
  again({ typed, isDown: true, note: { text: PAYMENTS_DOWN, look: 'warn' } }, 503);

async function holdAndPay(
  context: Context,
  sent: SentCheckout,
  { car, pages, report }: Asking,
  purchase: ShownPurchase | null,
): Promise<CheckoutAnswer> {
  const card =
    sent.step === 'pay' && context.services.cardForm.kind === 'test'
      ? readTestCard(sent.card, new Date(context.services.now()))
      : null;
  const outcome = await holdVehicle(context, {
    carKey: car.slug,
    contact: sent.contact,
    needs: sent.step === 'hold' ? 'reach' : 'all',
    seenPriceCents: sent.seenPriceCents,
    seenDepositCents: sent.seenDepositCents,
    idempotencyKey: sent.holdKey,
    purchase,
  });
  if (!('reservation' in outcome)) return notHeld(context, sent, { car, pages }, { outcome, card });
  const cookies = checkoutCookies(outcome.visitor, car.id, context.sender?.isSecure === true);
  if (outcome.reservation.state === 'paid') return { kind: 'goOn', href: heldHref(context, outcome.reservation), cookies };
  if (sent.step === 'hold') return { kind: 'goOn', href: pages.checkout, cookies };
  if (card?.kind === 'invalid')
    return again({ typed: sent.contact, errors: card.errors, hold: holdView(context, outcome.reservation) }, 422, cookies);
  return pay(asVisitor(context, outcome.visitor), sent, { held: outcome, card, cookies, car, pages, report });
}

/** Why the vehicle is not held; errors in the card's fields are said at the same time as those in the others. */
async function notHeld(
  context: Context,
  sent: SentCheckout,
  { car, pages }: Pick<Asking, 'car' | 'pages'>,
  { outcome, card }: { readonly outcome: Exclude<HoldOutcome, Held>; readonly card: TestCardRead | null },
): Promise<CheckoutAnswer> {
  const typed = sent.contact;
  switch (outcome.kind) {
    case 'taken':
      return taken(context, car, outcome, pages);
    case 'notOffered':
    case 'notPayable':
      return notOffered(context, { car, pages });
    case 'priceChanged':
      return again({ typed, ...newPrice(context, car, outcome, await ownReservationOf(context, car.id)) }, 409);
    case 'invalid':
      return again({ typed, errors: [...outcome.errors, ...(card?.kind === 'invalid' ? card.errors : [])] }, 422);
    case 'tooMany':
      return again({ typed, note: { text: LIMIT_TEXTS.address, look: 'bad' } }, 429, [], outcome.retryAfterSeconds);
    case 'tooOften':
      return again({ typed, note: { text: tooOftenText(car.itemType), look: 'bad' } }, 429, [], outcome.retryAfterSeconds);
    case 'crowded':
      return again({ typed, note: { text: crowdedText(car.itemType), look: 'warn' } }, 429, [], outcome.retryAfterSeconds);
    case 'offerUsed':
      return again({ typed, note: { text: `${CHANGED.offerTaken} Nothing was charged.`, look: 'warn' } }, 409);
    case 'underWay':
      return { kind: 'goOn', href: pages.payment(outcome.paymentId), cookies: [] };
    case 'unavailable':
      return down(sent);
    case 'unknown':
      return { kind: 'unknown' };
  }
}

/** The form of a vehicle whose price or deposit the database has otherwise: what is in memory may be a moment older. A hold keeps its deposit. */
function newPrice(context: Context, car: Vehicle, changed: PriceChanged, own: OwnReservation | null): Partial<CheckoutReply> {
  const { what, fromCents, toCents } = changed;
  const held = own?.state === 'held' ? own : null;
  const known = {
    priceCents: priceCents(car) ?? 0,
    depositCents: held?.depositCents ?? depositCents(car, context.site.switches),
  };
  return {
    hold: holdView(context, held),
    note: { text: priceChangedText(what, fromCents, toCents), look: 'warn' },
    figures: checkoutFigures(what === 'price' ? { ...known, priceCents: toCents } : { ...known, depositCents: toCents }),
  };
}

interface Paying {
  readonly held: Held;
  /** null where the card is entered on the provider's own page. */
  readonly card: Extract<TestCardRead, { readonly kind: 'card' }> | null;
  readonly cookies: readonly string[];
  readonly car: Vehicle;
  readonly pages: CheckoutPages;
  readonly report: Asking['report'];
}

async function pay(
  context: Context,
  sent: SentCheckout,
  { held, card, cookies, car, pages, report }: Paying,
): Promise<CheckoutAnswer> {
  const { reservation } = held;
  const typed = sent.contact;
  const hold = holdView(context, reservation);
  const started = await startPayment(context, reservation.id, {
    seenDepositCents: sent.seenDepositCents,
    seenPriceCents: sent.seenPriceCents,
    returnUrl: card === null ? (paymentId) => new URL(pages.returning(paymentId, held.visitor), context.origin).href : undefined,
  });
  switch (started.kind) {
    case 'page':
      return { kind: 'goOn', href: started.href, cookies };
    case 'underWay':
      return { kind: 'goOn', href: pages.payment(started.paymentId), cookies };
    case 'started': {
      if (card === null) return { kind: 'unknown' };
      const paidBy = async () => {
        await payWithTestCard(context, started, card);
        return settled(context, started.paymentId, { car, pages, typed, cookies });
      };
      return onceCharged<CheckoutAnswer>(paidBy, { kind: 'goOn', href: pages.payment(started.paymentId), cookies }, report);
    }
    case 'paid':
      return { kind: 'goOn', href: heldHref(context, reservation), cookies };
    case 'incomplete':
      return again({ typed, hold, errors: started.errors }, 422, cookies);
    case 'lapsed':
      return again({ typed, isLapsed: true, note: { text: lapsedText(car.itemType), look: 'warn' } }, 409, cookies);
    case 'priceChanged':
      return again({ typed, ...newPrice(context, car, started, reservation) }, 409, cookies);
    case 'notPayable':
      return { ...(await notOffered(context, { car, pages })), cookies };
    case 'unavailable':
      return again({ typed, hold, isDown: true, note: { text: PAYMENTS_DOWN, look: 'warn' } }, 503, cookies);
    case 'tooMany':
      return again({ typed, hold, note: { text: LIMIT_TEXTS.address, look: 'bad' } }, 429, cookies, started.retryAfterSeconds);
    case 'unknown':
      return { kind: 'unknown' };
  }
}

interface Shown {
  readonly car: Vehicle;
  readonly pages: CheckoutPages;
  readonly typed: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
}

/** What the provider says of a payment, as a page. */
async function settled(context: Context, paymentId: string, { car, pages, typed, cookies }: Shown): Promise<CheckoutAnswer> {
  const { kind, reservation } = await settlePayment(context, paymentId);
  switch (kind) {
    case 'paid':
      return reservation === null ? { kind: 'unknown' } : { kind: 'goOn', href: heldHref(context, reservation), cookies };
    case 'waiting':
    case 'unpaid':
    // What was charged and goes back is said by the payment's own page, so that no answer to a form has charged anything.
    case 'returned':
      return { kind: 'goOn', href: pages.payment(paymentId), cookies };
    case 'declined':
      return { ...declined(context, car, reservation, typed), cookies };
    case 'unknown':
      return { kind: 'unknown' };
  }
}

type Again = Extract<CheckoutAnswer, { readonly kind: 'again' }>;

function declined(context: Context, car: Vehicle, own: OwnReservation | null, typed: Shown['typed']): Again {
  const hold = holdView(context, own);
  return again({ typed, hold, note: { text: declinedText(car.itemType, hold !== null), look: 'bad' } }, 402);
}

/** The shopper's answer at the test bank's own page. */
async function answerBank(
  context: Context,
  step: 'approve' | 'decline',
  { car, pages, paymentId, report }: Asking,
): Promise<CheckoutAnswer> {
  if (paymentId === null || !isUuid(paymentId) || (await settlePayment(context, paymentId)).kind === 'unknown')
    return { kind: 'unknown' };
  const answered = async () => {
    await answerTestBank(context, paymentId, step === 'approve');
    return settled(context, paymentId, { car, pages, typed: {}, cookies: [] });
  };
  return onceCharged<CheckoutAnswer>(answered, { kind: 'goOn', href: pages.payment(paymentId), cookies: [] }, report);
}

const taken = async (context: Context, car: Vehicle, reason: TakenReason, { checkout }: CheckoutPages): Promise<Again> =>
  again({ taken: await takenView(context, car, reason, { isPaying: true, checkout }) }, 409);

/** Why a vehicle cannot be reserved at all now, or not be paid for by whoever holds it, as the database has it. */
async function notOffered(context: Context, { car, pages }: Pick<Asking, 'car' | 'pages'>): Promise<Again> {
  const now = (await context.store.vehicle(car.slug)) ?? car;
  const held = notPayableReason(context, now, await ownReservationOf(context, car.id));
  return taken(context, car, held ?? (await unavailableReason(context, now)), pages);
}

const again = (
  reply: Partial<CheckoutReply>,
  status: number,
  cookies: readonly string[] = [],
  retryAfterSeconds: number | null = null,
): Again => ({ kind: 'again', status, reply: { ...NO_REPLY, ...reply }, cookies, retryAfterSeconds });
