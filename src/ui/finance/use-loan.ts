import { useCallback, useState } from 'react';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import type { Frequency } from '#src/rules/finance/frequency.ts';
import {
  type CalculatorTerms,
  changedLoan,
  type LoanField,
  type LoanResult,
  type LoanState,
  loanResult,
  settledLoan,
} from '#src/rules/finance/loan-calculator.ts';
import { track } from '#src/ui/kit/track.ts';

interface LoanInHand {
  readonly state: LoanState;
  readonly isFirst: boolean;
  readonly result: LoanResult;
  readonly change: (field: LoanField, typed: string | number) => void;
  readonly settle: () => void;
  readonly pay: (frequency: Frequency) => void;
}

/**
 * A loan while a shopper changes it: each change is calculated at once by the rule that the server used, and the first is
 * reported to analytics (ledger M7).
 */
export function useLoan(start: LoanState, terms: CalculatorTerms, carId: number | null): LoanInHand {
  // Until something is changed the start may still change: a quote may arrive (ledger M8).
  const [changed, setChanged] = useState<LoanState | null>(null);
  const state = changed ?? start;
  const [tell] = useState(() => once(() => track({ id: EVENTS.financeChanged, about: { car_id: carId } })));
  // Stable while the terms are the same, so that a slider that was not moved is not rendered again.
  const change = useCallback<LoanInHand['change']>(
    (field, typed) => {
      tell();
      setChanged((before) => changedLoan(before ?? start, field, typed, terms));
    },
    [tell, terms, start],
  );
  const settle = useCallback(() => setChanged((before) => (before === null ? null : settledLoan(before, terms))), [terms]);
  return {
    state,
    isFirst: changed === null,
    result: loanResult(state, terms),
    change,
    settle,
    pay(frequency) {
      tell();
      setChanged((before) => ({ ...(before ?? start), frequency }));
    },
  };
}

export function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
