import { DELIVERY_TEXTS } from '#src/rules/delivery/read-postcode.ts';
import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { termText } from '#src/rules/finance/estimate-words.ts';
import { clockText } from '#src/rules/hours/hours-lines.ts';
import { fieldByName, type Option } from '#src/rules/leads/fields.ts';
import { DELIVERY_WINDOWS, type HandoverDay, handoverDayText } from '#src/rules/purchase/handover-days.ts';
import { type LoanWords, loanWords } from '#src/rules/purchase/loan-figures.ts';
import type { PurchaseAnswers, TradeInChoice } from '#src/rules/purchase/purchase-answers.ts';
import { offerAnswer } from '#src/rules/purchase/read-step.ts';
import { moneyText } from '#src/rules/reservations/checkout-words.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';
import { rangeText } from '#src/rules/trade-in/valuation-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import { handoverOf } from '#src/use-cases/purchase/handover.ts';
import type { PurchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import { tradeInLink } from '#src/views/trade-in/trade-in-link.ts';
import { pickUpPlace } from './agreed-purchase.ts';

type Values = Readonly<Record<string, string>>;

/** The step that asks who buys. */
export interface DetailsStep {
  readonly kind: 'details';
  readonly states: readonly Option[];
  readonly values: Values;
}

/** The step that asks how the vehicle comes to its buyer. */
export interface DeliveryStep {
  readonly kind: 'delivery';
  readonly place: string;
  readonly pickUpDays: readonly Option[];
  readonly delivers: boolean;
  readonly deliveryDays: readonly Option[];
  readonly windows: readonly string[];
  /** What delivering to the typed postcode costs: 'South East Queensland $195', or why that cannot be said; null before it is asked. */
  readonly cost: { readonly text: string; readonly isKnown: boolean } | null;
  readonly values: Values;
}

/** The step that asks for the shopper's own car. */
export interface TradeInStep {
  readonly kind: 'trade-in';
  /** The accepted offers to choose from, newest first; `value` is the answer that chooses one. */
  readonly offers: readonly {
    readonly value: string;
    readonly vehicle: string;
    readonly amount: string;
    readonly note: string;
  }[];
  /** Where a car is valued; null when the site values none. */
  readonly valueHref: string | null;
  readonly values: Values;
}

/** The step that asks how the rest is paid. */
export interface FinanceStep {
  readonly kind: 'finance';
  /** What neither the trade-in nor the deposit pays: '$13,470'; null when that is nothing. */
  readonly left: string | null;
  readonly loan: LoanStep | null;
  readonly values: Values;
}

export interface LoanStep {
  readonly amountHint: string;
  readonly termHint: string;
  readonly years: readonly Option[];
  /** What the loan as it is chosen costs. */
  readonly words: LoanWords;
  readonly warning: string;
}

export type AskedStep = DetailsStep | DeliveryStep | TradeInStep | FinanceStep;

export function detailsStep(context: Context, answers: PurchaseAnswers, known: Values): DetailsStep {
  const { contact, state, buyer, abn } = answers.details ?? {};
  return {
    kind: 'details',
    states: fieldByName('state').options ?? [],
    values: { ...known, ...contact, state: state ?? context.site.switches.formState, buyer: buyer ?? 'me', abn: abn ?? '' },
  };
}

const dayOption = ({ date, hours: [open, close] }: HandoverDay, hasHours: boolean): Option => ({
  value: date,
  label: hasHours ? `${handoverDayText(date)}, ${clockText(open)} to ${clockText(close)}` : handoverDayText(date),
});

/** `typed` is what was typed of a postcode and not sent yet. */
export async function deliveryStep(
  context: Context,
  car: Vehicle,
  answers: PurchaseAnswers,
  typed: string | null,
): Promise<DeliveryStep> {
  const given = answers.delivery;
  const postcode = typed ?? (given === undefined || given.kind === 'pick-up' ? '' : given.postcode);
  const handover = await handoverOf(context, car, postcode);
  const { days, costCents, zone, delivers } = handover;
  const values: Record<string, string> = { delivery: given?.kind === 'quote' ? 'deliver' : (given?.kind ?? ''), postcode };
  if (given?.kind === 'pick-up') values.pick_up_day = given.day ?? '';
  else if (given !== undefined) Object.assign(values, { street: given.street, suburb: given.suburb });
  if (given?.kind === 'deliver') Object.assign(values, { delivery_day: given.day ?? '', delivery_window: given.window });
  return {
    kind: 'delivery',
    place: pickUpPlace({ handover }, context.site.name),
    pickUpDays: days['pick-up'].map((day) => dayOption(day, true)),
    delivers,
    deliveryDays: days.deliver.map((day) => dayOption(day, false)),
    windows: DELIVERY_WINDOWS,
    cost: delivers ? costOf(postcode, costCents, zone) : null,
    values,
  };
}

function costOf(postcode: string, cents: number | null, zone: string | null): DeliveryStep['cost'] {
  if (postcode === '') return null;
  if (cents === null) return { text: DELIVERY_TEXTS.unknown, isKnown: false };
  return { text: `${zone ?? 'Delivery'} ${cents === 0 ? 'free' : moneyText(cents)}`, isKnown: true };
}

export function tradeInStep(
  context: Context,
  car: Vehicle,
  { offers: open }: PurchaseFigures,
  { tradeIn: given }: PurchaseAnswers,
): TradeInStep {
  const now = context.services.now();
  const offers = open.map((offer) => ({
    value: offerAnswer(offer.id),
    vehicle: offer.vehicle,
    amount: moneyText(offer.middleCents),
    note: `Our offer of ${rangeText(offer)} is good until ${longDayText(context.site.switches.timeZone, offer.until.getTime(), now)} if it’s as you described.`,
  }));
  return {
    kind: 'trade-in',
    offers,
    valueHref: tradeInLink(context, car),
    values: {
      trade_in: given === undefined ? (offers[0]?.value ?? '') : tradeInAnswer(given),
      trade_in_car: given?.kind === 'later' ? given.vehicle : '',
    },
  };
}

const tradeInAnswer = (given: TradeInChoice): string => (given.kind === 'offer' ? offerAnswer(given.offerId) : given.kind);

/** A lender's terms as a range: '1 to 7 years'; the only term as it is. */
function termsText(years: readonly number[]): string {
  const [least, most] = [Math.min(...years), Math.max(...years)];
  return least === most ? termText(least) : `${least} to ${termText(most)}`;
}

export function financeStep({ loan, sum }: PurchaseFigures, answers: PurchaseAnswers): FinanceStep {
  const given = answers.finance;
  const chosen = given?.kind === 'loan' ? given : null;
  const most = loan === null ? 0 : Math.min(loan.mostCents, loan.amount.max * 100);
  const amountCents = Math.min(chosen?.amountCents ?? most, most);
  const years = chosen?.years ?? loan?.years.find((one) => one === loan.calculator.state.term) ?? loan?.years[0] ?? 0;
  return {
    kind: 'finance',
    left: sum.leftCents === sum.depositCents ? null : moneyText(sum.leftCents - sum.depositCents),
    loan:
      loan === null
        ? null
        : {
            amountHint: `${moneyText(loan.amount.min * 100)} to ${moneyText(most)}`,
            termHint: termsText(loan.years),
            years: loan.years.map((one) => ({ value: String(one), label: termText(one) })),
            words: loanWords(loan.calculator, amountCents, years),
            warning: COMPARISON_WARNING,
          },
    values: {
      paying: given?.kind ?? '',
      loan_amount: loan === null ? '' : numberText(amountCents / 100),
      loan_years: loan === null ? '' : String(years),
    },
  };
}
