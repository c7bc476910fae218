import type { PurchaseAnswers } from './purchase-answers.ts';

/** The steps of buying online, in order (ledger R3). */
export const PURCHASE_STEPS = ['details', 'delivery', 'trade-in', 'finance', 'review', 'pay'] as const;
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

export const STEP_TITLES: Readonly<Record<PurchaseStep, string>> = {
  details: 'Details',
  delivery: 'Delivery',
  'trade-in': 'Trade-in',
  finance: 'Finance',
  review: 'Review',
  pay: 'Pay',
};

/** The steps that ask something, and where the answer is stored. */
export const ANSWER_OF = { details: 'details', delivery: 'delivery', 'trade-in': 'tradeIn', finance: 'finance' } as const;
export type AskingStep = keyof typeof ANSWER_OF;

export const isAsking = (step: PurchaseStep): step is AskingStep => Object.hasOwn(ANSWER_OF, step);

/** The step to go on with: the first that has no answer, else the review. */
export const nextStep = (answers: PurchaseAnswers): PurchaseStep =>
  PURCHASE_STEPS.find((step) => isAsking(step) && answers[ANSWER_OF[step]] === undefined) ?? 'review';

/** Whether a step may be opened: those answered and the next. Paying needs all answers. */
export const isOpen = (step: PurchaseStep, answers: PurchaseAnswers): boolean => {
  const next = nextStep(answers);
  return step === 'pay' ? next === 'review' : PURCHASE_STEPS.indexOf(step) <= PURCHASE_STEPS.indexOf(next);
};

/** Where a step leads once it is answered. Whoever came from the review to change something goes back there. */
export function stepAfter(answers: PurchaseAnswers, isChange: boolean, step: AskingStep): PurchaseStep {
  const next = nextStep(answers);
  if (next === 'review' && isChange) return 'review';
  return PURCHASE_STEPS[PURCHASE_STEPS.indexOf(step) + 1] ?? next;
}
