import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import type { PurchaseLink } from '#src/rules/purchase/purchase-path.ts';
import { PURCHASE_DAYS } from '#src/rules/purchase/purchase-retention.ts';
import {
  ANSWER_OF,
  isAsking,
  isOpen,
  nextStep,
  PURCHASE_STEPS,
  type PurchaseStep,
  STEP_TITLES,
} from '#src/rules/purchase/purchase-steps.ts';
import { PURCHASE_NAME, purchaseTerms } from '#src/rules/purchase/purchase-words.ts';
import { moneyText } from '#src/rules/reservations/checkout-words.ts';
import { HOLD_MINUTES } from '#src/rules/reservations/due-event.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { OwnPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import type { PurchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { checkoutHref } from '#src/views/reservations/checkout-href.ts';
import { type CheckoutCar, checkoutCar, knownContact } from '#src/views/reservations/checkout-view.ts';
import { agreedPurchase, purchaseRows } from './agreed-purchase.ts';
import { purchaseHref } from './purchase-href.ts';
import type { ReviewPart } from './review-part.ts';
import { reviewParts } from './review-step.ts';
import { type AskedStep, deliveryStep, detailsStep, financeStep, tradeInStep } from './step-views.ts';
import { type PurchaseSumView, sumView } from './sum-view.ts';

/** What came back after a step was sent. */
export interface PurchaseReply {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly failure: string | null;
  /** The postcode whose cost was asked for. */
  readonly postcode: string | null;
  /** What was worked out and not saved. */
  readonly draft: PurchaseAnswers;
}

export interface RailStep {
  readonly key: PurchaseStep;
  readonly title: string;
  /** null for a step that is not open yet, or is this one. */
  readonly href: string | null;
  readonly isDone: boolean;
  readonly isNow: boolean;
}

/** A page of buying a vehicle step by step (ledger R3). */
export interface PurchasePage {
  readonly name: string;
  readonly step: PurchaseStep | 'later';
  readonly rail: readonly RailStep[];
  readonly car: CheckoutCar;
  readonly vehicleWord: string;
  readonly sum: PurchaseSumView;
  readonly deposit: string;
  /** Where it is kept, and what paying does. */
  readonly foot: string;
  readonly reserveHref: string;
  /** What is different from what the shopper was told. */
  readonly changes: readonly string[];
  readonly action: string;
  readonly laterHref: string | null;
  readonly backHref: string;
  readonly payHref: string;
  readonly phone: string | null;
  readonly asked: AskedStep | null;
  /** What the form that pays carries on. */
  readonly paying: {
    readonly totalCents: number;
    /** What the page shows of the purchase, so that nothing else is agreed to. */
    readonly seen: string;
    readonly contact: Readonly<Record<string, string>>;
    readonly terms: readonly string[];
  };
  readonly review: readonly (ReviewPart & { readonly href: string })[];
  /** The page that mails a link: the address it was sent to, once it is. */
  readonly later: { readonly email: string; readonly days: number; readonly sentTo: boolean } | null;
}

interface Input {
  readonly step: PurchaseStep | 'later';
  readonly own: OwnPurchase;
  readonly figures: PurchaseFigures;
  readonly link: PurchaseLink | null;
  readonly isChange: boolean;
  readonly isSent: boolean;
  /** The postcode whose cost was asked for. */
  readonly postcode: string | null;
}

export async function purchaseView(context: Context, car: Vehicle, input: Input): Promise<PurchasePage> {
  const { step, own, figures, link, isChange, isSent } = input;
  const where = { slug: car.slug, link };
  const deposit = moneyText(figures.sum.depositCents);
  const signedIn = await readSession(context);
  return {
    name: PURCHASE_NAME,
    step,
    rail: railOf(step, figures, where),
    car: checkoutCar(context, car),
    vehicleWord: car.itemType,
    sum: sumView(purchaseRows(context, car, figures)),
    deposit,
    foot: `${keptWhere(own.id !== null, signedIn === null ? null : context.site.switches.garageTitle)}Once you start to pay, nobody else can take the ${car.itemType} for ${HOLD_MINUTES} minutes; once the deposit is paid, for ${context.site.switches.reserveHours} hours.`,
    reserveHref: checkoutHref(context, car.slug),
    changes: figures.changes,
    action: purchaseHref(where, step, isChange ? { change: '1' } : {}),
    laterHref: own.id === null || step === 'later' ? null : purchaseHref(where, 'later'),
    backHref: step === 'later' ? purchaseHref(where) : checkoutCar(context, car).href,
    payHref: purchaseHref(where, 'pay'),
    phone: sitePhone(context),
    asked: await askedStep(context, car, input),
    paying: {
      totalCents: figures.sum.totalCents,
      seen: agreedPurchase(context, car, figures).mark,
      contact: figures.answers.details?.contact ?? {},
      terms: purchaseTerms(figures.answers, car.itemType),
    },
    review:
      step === 'review'
        ? reviewParts(context, car, figures).map((part) => ({ ...part, href: purchaseHref(where, part.step, { change: '1' }) }))
        : [],
    later: step === 'later' ? { email: own.answers.details?.contact.email ?? '', days: PURCHASE_DAYS, sentTo: isSent } : null,
  };
}

const keptWhere = (isSaved: boolean, garage: string | null): string =>
  isSaved ? `Saved on this device${garage === null ? '' : ` and in ${garage}`}. ` : '';

async function askedStep(context: Context, car: Vehicle, { step, own, figures, postcode }: Input): Promise<AskedStep | null> {
  // What was answered for another vehicle is filled in, but every step is still the shopper's to give.
  const answers = { ...own.former, ...figures.answers };
  switch (step) {
    case 'details':
      return detailsStep(context, answers, await knownContact(context));
    case 'delivery':
      return deliveryStep(context, car, answers, postcode);
    case 'trade-in':
      return tradeInStep(context, car, figures, answers);
    case 'finance':
      return financeStep(figures, answers);
    case 'review':
    case 'pay':
    case 'later':
      return null;
  }
}

function railOf(now: PurchasePage['step'], { answers }: PurchaseFigures, where: Parameters<typeof purchaseHref>[0]): RailStep[] {
  const at = now === 'later' ? nextStep(answers) : now;
  return PURCHASE_STEPS.map((key) => ({
    key,
    title: STEP_TITLES[key],
    isNow: key === at,
    isDone: key !== at && (isAsking(key) ? answers[ANSWER_OF[key]] !== undefined : at === 'pay' && key === 'review'),
    href: key !== now && isOpen(key, answers) ? purchaseHref(where, key) : null,
  }));
}
