import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { rateText, repaymentText } from '#src/rules/finance/finance-text.ts';
import type { LoanResult, LoanState } from '#src/rules/finance/loan-calculator.ts';
import { isNamed } from '#src/rules/finance/repayment.ts';
import { exactDollars, wholeDollars } from '#src/rules/text/money-text.ts';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { LoanDrawing } from './loan-drawing.tsx';

interface Props {
  readonly view: Pick<CalculatorView, 'comparisonRange' | 'terms'>;
  readonly state: LoanState;
  readonly result: LoanResult;
  /** How these figures differ from the vehicle's estimate; null if they do not. */
  readonly departs: string | null;
}

/**
 * The cost of a loan: the repayment, both rates in equal type with the warning, the chart and the sums (ledger M2, M4, M5, K2).
 */
export function LoanOutcome({ view, state, result, departs }: Props) {
  const { repayment, comparison, loan, total } = result;
  const payments = loan.periods * loan.years;
  const fee = view.terms.establishmentFee;
  return (
    <div className="loan-outcome">
      <p className="text-ink-2">Estimated repayment</p>
      <output className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <b className="price-type text-[1.5rem]/tight">{repaymentText(repayment, state.frequency)}</b>{' '}
        {isNamed(repayment) && <span className="text-ink-2">{repaymentText(repayment * loan.periods, 'year')}</span>}
      </output>
      {/* As large as the repayment: the comparison rate must not be less prominent (ledger K2). */}
      <p className="price-type flex flex-wrap gap-x-4 text-[1.5rem]/tight">
        <span>{rateText(state.interest)} p.a.</span> <span>{rateText(comparison)} p.a. comparison rate</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {COMPARISON_WARNING}
        {view.comparisonRange !== null && (
          <>
            {' '}
            Comparison rates range from {view.comparisonRange.from} to {view.comparisonRange.to}.
          </>
        )}
      </p>
      {departs !== null && <p className="mt-2 text-sm text-ink-2">{departs}</p>}
      <LoanDrawing result={result} hasFee={fee > 0 && view.terms.isFeeLent} />
      {total !== null && (
        <dl className="loan-outcome__sums">
          <Sum label={`${payments} repayments of ${wholeDollars(repayment)}`} dollars={payments * repayment} />
          {fee > 0 && !view.terms.isFeeLent && <Sum label="Establishment fee" dollars={fee} />}
          <Sum label="Total repayments" dollars={total} isTotal />
          {state.residual > 0 && <Sum label="And a final payment of" dollars={state.residual} />}
        </dl>
      )}
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly dollars: number;
  readonly isTotal?: boolean;
}

function Sum({ label, dollars, isTotal = false }: SumProps) {
  return (
    <div data-kind={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{exactDollars(dollars)}</dd>
    </div>
  );
}
