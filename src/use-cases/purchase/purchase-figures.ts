import type { CalculatorStart } from '#src/rules/finance/calculator-start.ts';
import { priceCents as priceInCents } from '#src/rules/price/price-cents.ts';
import { termChoices } from '#src/rules/purchase/loan-figures.ts';
import type { DeliveryChoice, PayingChoice, PurchaseAnswers, TradeInChoice } from '#src/rules/purchase/purchase-answers.ts';
import { CHANGED } from '#src/rules/purchase/purchase-changes.ts';
import { mostLoanCents, type PurchaseSum, purchaseSum } from '#src/rules/purchase/purchase-sum.ts';
import { canBorrow, type LoanOffered } from '#src/rules/purchase/read-step.ts';
import { priceRefusal } from '#src/rules/reservations/payable-deposit.ts';
import { depositCents } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { canPutTowards } from '#src/rules/trade-in/offer-use.ts';
import type { Context } from '#src/use-cases/context.ts';
import { vehicleCalculator } from '#src/use-cases/finance/vehicle-calculator.ts';
import { type OpenOffer, openOffers } from '#src/use-cases/trade-in/open-offers.ts';
import { type Handover, handoverOf } from './handover.ts';
import type { OwnPurchase } from './own-purchase.ts';

/** A purchase as it stands now, in cents. */
export interface PurchaseFigures {
  /** The answers that still hold; one that no longer does is missing, or is what became of it. */
  readonly answers: PurchaseAnswers;
  /** What is different from what the shopper was told, in words. */
  readonly changes: readonly string[];
  readonly priceCents: number;
  readonly deliveryCents: number | null;
  readonly sum: PurchaseSum;
  readonly handover: Handover;
  /** The accepted offers that can be put towards it, newest first. */
  readonly offers: readonly OpenOffer[];
  /** null when the vehicle has no loan. */
  readonly loan: (LoanOffered & { readonly calculator: CalculatorStart }) | null;
}

/** Works out a purchase anew from its answers: prices, delivery, offers and loans may have changed since (ledger R3). */
export async function purchaseFigures(
  context: Context,
  car: Vehicle,
  { answers: given, owner }: Pick<OwnPurchase, 'answers' | 'owner'>,
): Promise<PurchaseFigures> {
  const changes: string[] = [];
  const priceCents = priceInCents(car) ?? 0;
  const deposit = depositCents(car, context.site.switches);
  const postcode = given.delivery === undefined || given.delivery.kind === 'pick-up' ? '' : given.delivery.postcode;
  const handover = await handoverOf(context, car, postcode);
  const delivery = standingDelivery(given.delivery, handover, changes);
  const open = await openOffers(context, owner);
  const offers = open.filter((offer) => canPutTowards(offer, car.id));
  const tradeIn = standingTradeIn(given.tradeIn, { open, offers }, changes);
  const deliveryCents = delivery?.kind === 'deliver' ? delivery.toldCents : delivery?.kind === 'quote' ? null : 0;
  const tradeInCents = tradeIn?.kind === 'offer' ? tradeIn.toldCents : 0;
  const costs = { priceCents, deliveryCents, tradeInCents, depositCents: deposit };
  const calculator = vehicleCalculator(context, car);
  const mostCents = mostLoanCents(costs);
  const loan =
    calculator === null
      ? null
      : { calculator, amount: calculator.terms.bounds.amount, mostCents, years: termChoices(calculator.terms) };
  // Without a price that takes a deposit nothing can be bought, and the page says so: no answer has to be given again for that.
  const isPriced = priceRefusal(priceInCents(car), deposit) === null;
  const finance = isPriced ? standingLoan(given.finance, loan, changes) : given.finance;
  return {
    answers: withoutMissing({ details: given.details, delivery, tradeIn, finance }),
    changes,
    priceCents,
    deliveryCents,
    sum: purchaseSum({ ...costs, loanCents: finance?.kind === 'loan' ? finance.amountCents : 0 }),
    handover,
    offers,
    loan: loan !== null && canBorrow(loan) ? loan : null,
  };
}

type Answers = { readonly [Step in keyof PurchaseAnswers]: PurchaseAnswers[Step] | undefined };

const withoutMissing = (answers: Answers): PurchaseAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));

function standingDelivery(given: DeliveryChoice | undefined, now: Handover, changes: string[]): DeliveryChoice | undefined {
  if (given === undefined || given.kind === 'quote') return given;
  const days = now.days[given.kind];
  if (given.day !== null && !days.some(({ date }) => date === given.day)) {
    changes.push(CHANGED.day);
    return undefined;
  }
  if (given.kind === 'pick-up') return given;
  if (now.costCents === null) {
    changes.push(CHANGED.noPrice);
    const { postcode, street, suburb } = given;
    return { kind: 'quote', postcode, street, suburb };
  }
  if (now.costCents !== given.toldCents) changes.push(CHANGED.delivery(now.costCents));
  return { ...given, toldCents: now.costCents };
}

function standingTradeIn(
  given: TradeInChoice | undefined,
  { open, offers }: { readonly open: readonly OpenOffer[]; readonly offers: readonly OpenOffer[] },
  changes: string[],
): TradeInChoice | undefined {
  if (given?.kind !== 'offer') return given;
  const offer = offers.find(({ id }) => id === given.offerId);
  if (offer !== undefined) {
    if (offer.middleCents !== given.toldCents) changes.push(CHANGED.tradeIn(given.vehicle, offer.middleCents));
    return { ...given, toldCents: offer.middleCents };
  }
  if (open.some(({ id }) => id === given.offerId)) {
    changes.push(CHANGED.offerUsed(given.vehicle));
    return undefined;
  }
  changes.push(CHANGED.offerEnded(given.vehicle));
  return { kind: 'later', vehicle: given.vehicle };
}

function standingLoan(given: PayingChoice | undefined, loan: LoanOffered | null, changes: string[]): PayingChoice | undefined {
  if (given?.kind !== 'loan') return given;
  if (loan === null || !canBorrow(loan) || !loan.years.includes(given.years)) {
    changes.push(CHANGED.noLoan);
    return undefined;
  }
  const most = Math.min(loan.mostCents, loan.amount.max * 100);
  if (given.amountCents <= most) return given;
  changes.push(CHANGED.loan(most));
  return { ...given, amountCents: most };
}
