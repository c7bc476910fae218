import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import type { PurchaseLink } from '#src/rules/purchase/purchase-path.ts';
import { type AskingStep, stepAfter } from '#src/rules/purchase/purchase-steps.ts';
import { BEGUN_ELSEWHERE } from '#src/rules/purchase/purchase-words.ts';
import { readDelivery, readDetails, readPaying, readTradeIn, type StepRead } from '#src/rules/purchase/read-step.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { askLink } from '#src/use-cases/purchase/ask-link.ts';
import { countBegun } from '#src/use-cases/purchase/count-begun.ts';
import { handoverOf } from '#src/use-cases/purchase/handover.ts';
import type { OwnPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { purchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { purchaseHref } from '#src/views/purchase/purchase-href.ts';
import type { PurchaseReply } from '#src/views/purchase/purchase-view.ts';
import { failedAnswer } from './failed-answer.ts';
import { readBody } from './read-body.ts';
import { retryAfter } from './retry-after.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** The answer to a step that was sent: another page, or this one again. */
export type PurchaseAnswer =
  | { readonly kind: 'goOn'; readonly href: string; readonly cookies: readonly string[] }
  | {
      readonly kind: 'again';
      readonly status: number;
      readonly reply: PurchaseReply;
      readonly headers: Readonly<Record<string, string>>;
    };

interface Asking {
  readonly car: Vehicle;
  readonly own: OwnPurchase;
  readonly link: PurchaseLink | null;
  readonly isChange: boolean;
  readonly report: (error: unknown) => void;
}

type Raw = Readonly<Record<string, string>>;

/** Longer than anything that belongs into these fields. */
const LONGEST = 400;

const textsOf = (body: Readonly<Record<string, unknown>>): Raw =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, LONGEST)]] : [])),
  );

/** Answers a step of buying online, with or without script (ledger R3). */
export async function answerPurchase(
  context: Context,
  request: Request,
  step: AskingStep | 'later',
  asking: Asking,
): Promise<PurchaseAnswer> {
  const wait = countAttempt(context);
  if (wait !== null) return again({ failure: LIMIT_TEXTS.address }, 429, retryAfter(wait));
  const read = await readBody(request);
  if (read.kind === 'refused') return again({ failure: read.detail }, read.status);
  const raw = textsOf(read.body);
  try {
    return step === 'later' ? await answerLater(context, raw, asking) : await answerStep(context, step, raw, asking);
  } catch (error) {
    const { status, text, retryAfterSeconds } = failedAnswer(error, sitePhone(context), asking.report, 'charged');
    return again({ values: raw, failure: text }, status, retryAfter(retryAfterSeconds));
  }
}

async function answerStep(
  context: Context,
  step: AskingStep,
  raw: Raw,
  { car, own, link, isChange }: Asking,
): Promise<PurchaseAnswer> {
  // The cost of a delivery can be seen before anything is chosen.
  if (step === 'delivery' && raw.go === 'price') return again({ values: raw, postcode: raw.postcode ?? '' }, 200);
  const answered = await readStep(context, step, raw, { car, own });
  if (!answered.ok)
    return again({ values: raw, errors: answered.errors, postcode: step === 'delivery' ? (raw.postcode ?? '') : null }, 422);
  // What a loan costs can be seen before it is chosen.
  if (raw.go === 'loan') return again({ values: raw, draft: answered.answer }, 200);
  const refused = countBegun(context, own);
  if (refused !== null)
    return again({ values: raw, failure: refused.text }, refused.status, retryAfter(refused.retryAfterSeconds));
  const saved = await saveStep(context, car.id, own, answered.answer);
  if (saved === null) return again({ values: raw, failure: 'This purchase was erased. Please start again.' }, 404);
  const answers = { ...own.answers, ...answered.answer };
  const isKept = link !== null && link.id === saved.id;
  return {
    kind: 'goOn',
    href: purchaseHref({ slug: car.slug, link: isKept ? link : null }, stepAfter(answers, isChange, step)),
    cookies: [visitorCookie(saved.visitor, context.sender?.isSecure === true)],
  };
}

/** What a step says, by what the dealer offers now. */
async function readStep(
  context: Context,
  step: AskingStep,
  raw: Raw,
  { car, own }: Pick<Asking, 'car' | 'own'>,
): Promise<StepRead<PurchaseAnswers>> {
  switch (step) {
    case 'details':
      return under('details', readDetails(raw));
    case 'delivery':
      return under('delivery', readDelivery(raw, await handoverOf(context, car, raw.postcode ?? '')));
    case 'trade-in': {
      const { offers } = await purchaseFigures(context, car, own);
      return under('tradeIn', readTradeIn(raw, offers));
    }
    case 'finance': {
      const { loan } = await purchaseFigures(context, car, own);
      return under('finance', readPaying(raw, loan));
    }
  }
}

const under = <Name extends keyof PurchaseAnswers>(
  name: Name,
  read: StepRead<NonNullable<PurchaseAnswers[Name]>>,
): StepRead<PurchaseAnswers> => (read.ok ? { ok: true, answer: { [name]: read.answer } } : read);

async function answerLater(context: Context, raw: Raw, { car, own, link }: Asking): Promise<PurchaseAnswer> {
  if (own.id === null) return again({ failure: 'There’s nothing to save yet.' }, 422);
  // The link would open the name and the address that its page does not show them.
  if (own.isByNumber === true) return again({ values: raw, failure: BEGUN_ELSEWHERE }, 409);
  const asked = await askLink(context, own.id, raw.email ?? '');
  switch (asked.kind) {
    case 'asked':
      return { kind: 'goOn', href: purchaseHref({ slug: car.slug, link }, 'later', { sent: '1' }), cookies: [] };
    case 'invalid':
      return again({ values: raw, errors: [{ field: 'email', message: asked.message }] }, 422);
    case 'tooMany':
      return again({ values: raw, failure: asked.message }, 429);
  }
}

const NOTHING: PurchaseReply = { values: {}, errors: [], failure: null, postcode: null, draft: {} };

const again = (
  reply: Partial<PurchaseReply>,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): PurchaseAnswer => ({ kind: 'again', status, reply: { ...NOTHING, ...reply }, headers });
