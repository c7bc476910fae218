import { wholeDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { Disclaimer } from './disclaimer.tsx';
import { FrequencyChoice } from './frequency-choice.tsx';
import { LoanOutcome } from './loan-outcome.tsx';
import { LoanSlider } from './loan-slider.tsx';
import { useLoan } from './use-loan.ts';

interface Props {
  readonly view: CalculatorView;
  /** The vehicle it is about; null on a page of its own. */
  readonly carId?: number | null;
}

/**
 * Calculates repayments: sliders and fields on one side, the outcome on the other. Without script it shows the initial figures
 * (ledger M3, M4).
 */
export function Calculator({ view, carId = null }: Props) {
  const { terms } = view;
  const { state, isFirst, result, change, settle, pay } = useLoan(view.state, terms, carId);
  const { bounds } = terms;
  const dollars = { before: '$', text: wholeDollars, figure: numberText, onChange: change, onLeave: settle };
  return (
    <div className="calculator">
      <p className="mb-5 hidden noscript:block">
        An example: {wholeDollars(view.state.amount)} over {yearsText(view.state.term)}. To try other figures, please call us or
        turn on JavaScript.
      </p>
      <div className="calculator__parts">
        <div className="calculator__inputs noscript:hidden">
          <FrequencyChoice value={state.frequency} onChoose={pay} />
          <LoanSlider
            {...dollars}
            label="Amount"
            bound={bounds.amount}
            value={state.amount}
            message={result.message}
            field="amount"
          />
          <LoanSlider {...dollars} label="Deposit or trade-in" bound={bounds.tradeIn} value={state.tradeIn} field="tradeIn" />
          <LoanSlider
            label="Term"
            after="years"
            bound={bounds.term}
            values={terms.years}
            value={state.term}
            text={yearsText}
            figure={String}
            onChange={change}
            field="term"
            onLeave={settle}
          />
          <LoanSlider
            label="Interest rate"
            after="% p.a."
            bound={bounds.interest}
            value={state.interest}
            text={percentText}
            figure={String}
            onChange={change}
            isFixed={view.interestFixed}
            field="interest"
            onLeave={settle}
          />
          <LoanSlider
            {...dollars}
            label="Final payment (balloon)"
            bound={bounds.residual}
            value={state.residual}
            field="residual"
          />
        </div>
        <LoanOutcome view={view} state={state} result={result} departs={isFirst ? view.departs : null} />
      </div>
      {view.fees.length > 0 && (
        <>
          <p className="mt-6 text-md text-ink-2">{view.feesNote}</p>
          <dl className="calculator__fees">
            {view.fees.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="mt-5 grid gap-1">
        <Disclaimer text={view.disclaimer} />
        <p className="text-sm text-ink-2">Lender: {view.lender}.</p>
      </div>
    </div>
  );
}

const percentText = (value: number): string => `${value}%`;

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;
