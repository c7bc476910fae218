import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { loanWords } from '#src/rules/purchase/loan-figures.ts';
import { moneyText } from '#src/rules/reservations/checkout-words.ts';
import type { PurchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import type { ReviewPart } from './review-part.ts';

/** How the rest is paid, as the review says it. */
export function financePart({ answers: { finance }, loan, sum }: PurchaseFigures): ReviewPart {
  const part = { step: 'finance', title: 'Finance', icon: 'card' } as const;
  if (finance?.kind === 'loan' && loan !== null) {
    const words = loanWords(loan.calculator, finance.amountCents, finance.years);
    return {
      ...part,
      lead: words.repayment,
      rest: `${words.basis} ${words.rate} p.a. ${words.comparison} p.a. comparison rate`,
      notes: [
        `${words.inAll} Subject to the lender’s approval; you’ll know before you sign. If they say no, you owe nothing.`,
        COMPARISON_WARNING,
      ],
    };
  }
  if (sum.leftCents === sum.depositCents) return { ...part, lead: '', rest: 'Nothing more to pay', notes: [] };
  const rest = finance?.kind === 'own-loan' ? 'A loan from your own bank' : 'Bank transfer or PayID, no loan';
  return {
    ...part,
    lead: '',
    rest,
    notes: sum.transferCents > 0 ? [`${moneyText(sum.transferCents)} before the handover.`] : [],
  };
}
