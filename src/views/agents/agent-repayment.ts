import type { CalculatorStart } from '#src/rules/finance/calculator-start.ts';
import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { FREQUENCIES, type Frequency } from '#src/rules/finance/frequency.ts';
import { changedLoan, type LoanState, loanResult, settledLoan } from '#src/rules/finance/loan-calculator.ts';
import { isNamed } from '#src/rules/finance/repayment.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { detailCalculatorView, standaloneCalculatorView } from '#src/views/finance/finance-calculator-view.ts';

/** What an assistant may choose of a loan; the calculator's own start for what is left out. */
export interface LoanChoices {
  readonly amount?: number | undefined;
  readonly deposit?: number | undefined;
  readonly balloon?: number | undefined;
  readonly years?: number | undefined;
  readonly frequency?: Frequency | undefined;
}

/**
 * What a loan would cost by the calculator of the vehicle's page, or without a vehicle by that of the finance page (ledger M3, M4). Null when there is
 * no calculator for it, or its repayment is too small to be shown.
 */
export function agentRepayment(context: PageContext, car: Vehicle | null, choices: LoanChoices) {
  const calculator =
    car === null ? standaloneCalculatorView(context, choices.amount ?? null, null) : detailCalculatorView(context, car);
  if (calculator === null) return null;
  const { terms } = calculator;
  const state = settledLoan(chosenLoan(calculator, choices), terms);
  const result = loanResult(state, terms);
  if (!isNamed(result.repayment)) return null;
  return {
    repayment: result.repayment,
    per: state.frequency,
    amount: state.amount,
    deposit: state.tradeIn,
    balloon: state.residual,
    years: state.term,
    repayments: Math.round(FREQUENCIES[state.frequency].periods * state.term),
    interest_rate: state.interest,
    // As it is advertised, to two places.
    comparison_rate: Number(result.comparison.toFixed(2)),
    total: result.total,
    notes: [result.message, calculator.departs, COMPARISON_WARNING, calculator.disclaimer].flatMap((note) =>
      note === null || note === '' ? [] : [note],
    ),
  };
}

function chosenLoan({ state, terms }: CalculatorStart, choices: LoanChoices): LoanState {
  const { amount, deposit, balloon, years, frequency = state.frequency } = choices;
  let loan: LoanState = { ...state, frequency };
  if (amount !== undefined) loan = changedLoan(loan, 'amount', amount, terms);
  if (deposit !== undefined) loan = changedLoan(loan, 'tradeIn', deposit, terms);
  if (balloon !== undefined) loan = changedLoan(loan, 'residual', balloon, terms);
  return years === undefined ? loan : changedLoan(loan, 'term', years, terms);
}
