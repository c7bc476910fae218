import type { LoanResult } from '#src/rules/finance/loan-calculator.ts';
import { type LoanYear, loanYears } from '#src/rules/finance/loan-years.ts';
import { balanceAfter, isNamed } from '#src/rules/finance/repayment.ts';
import { wholeDollars } from '#src/rules/text/money-text.ts';

const HIGH = 100;
const WIDE = 12;
const GAP = 4;

interface Props {
  readonly result: LoanResult;
  /** Whether a fee is part of the loan. */
  readonly hasFee: boolean;
}

/** A loan over its years: a bar for each year, principal below and interest above, with a text for screen readers. */
export function LoanDrawing({ result, hasFee }: Props) {
  const { loan, exact, repayment } = result;
  if (!isNamed(repayment)) return null;
  const years = loanYears(result);
  const most = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const half = loan.years / 2;
  const owed = balanceAfter(loan, exact, Math.round(half * loan.periods));
  return (
    <figure className="loan-drawing">
      <svg
        viewBox={`0 0 ${years.length * (WIDE + GAP) - GAP} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords(years)}
      >
        {years.map(({ at, interest, principal }, year) => {
          const [paidOff, cost] = [(Math.max(0, principal) / most) * HIGH, (interest / most) * HIGH];
          return (
            <g key={at}>
              <rect x={year * (WIDE + GAP)} y={HIGH - paidOff} width={WIDE} height={paidOff} className="loan-drawing__loan" />
              <rect
                x={year * (WIDE + GAP)}
                y={HIGH - paidOff - cost}
                width={WIDE}
                height={cost}
                className="loan-drawing__interest"
              />
            </g>
          );
        })}
      </svg>
      <div aria-hidden="true" className="loan-drawing__years">
        {years.map(({ at }) => (
          <span key={at}>{at}</span>
        ))}
      </div>
      <figcaption>
        <p className="loan-drawing__key">
          <span data-kind="loan">
            {hasFee ? 'Loan with fees' : 'Loan'} <b className="font-semibold">{wholeDollars(loan.principal)}</b>
          </span>{' '}
          <span data-kind="interest">
            Interest <b className="font-semibold">{wholeDollars(result.interestPaid)}</b>
          </span>
        </p>
        <p className="mt-1 text-sm text-ink-2">
          What you’d pay each year. Halfway through, after {half} years, you’d still owe {wholeDollars(owed)}.
        </p>
      </figcaption>
    </figure>
  );
}

const inWords = (years: readonly LoanYear[]): string =>
  years
    .map(
      ({ at, interest, principal }) =>
        `By the end of year ${at}: ${wholeDollars(Math.max(0, principal))} paid off the loan and ${wholeDollars(interest)} in interest that year.`,
    )
    .join(' ');
