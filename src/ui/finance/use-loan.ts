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
import { once } from '../once.ts';
import { track } from '../track.ts';

interface LoanInHand {
  readonly state: LoanState;
  readonly result: LoanResult;
  readonly change: (field: LoanField, typed: string | number) => void;
  readonly settle: () => void;
  readonly pay: (frequency: Frequency) => void;
}

/** A loan while someone works on it: each change is worked out at once, by the rule the server used for the first; the first tells analytics (ledger M7). */
export function useLoan(start: LoanState, terms: CalculatorTerms, carId: number | null): LoanInHand {
  const [state, setState] = useState(start);
  const [tell] = useState(() => once(() => track({ id: EVENTS.financeChanged, about: { car_id: carId } })));
  // The same functions for as long as the terms are the same, so that a slider that was not moved need not be drawn anew.
  const change = useCallback<LoanInHand['change']>(
    (field, typed) => {
      tell();
      setState((before) => changedLoan(before, field, typed, terms));
    },
    [tell, terms],
  );
  const settle = useCallback(() => setState((before) => settledLoan(before, terms)), [terms]);
  return {
    state,
    result: loanResult(state, terms),
    change,
    settle,
    pay(frequency) {
      tell();
      setState((before) => ({ ...before, frequency }));
    },
  };
}
