import { useMemo } from 'react';
import { startAt } from '#src/rules/finance/calculator-start.ts';
import { differenceText } from '#src/rules/finance/estimate-differences.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { FormButton } from '#src/ui/leads/form-button.tsx';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import type { FinanceView } from '#src/views/finance/finance-view.ts';
import type { FormCar } from '#src/views/leads/form-view.ts';
import { Calculator } from './calculator.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { useQuote } from './quotes.ts';

/** Finance on a vehicle's page: the form, and the calculator below it (ledger V22, M3, M9). */
export function FinanceSection({ view, car }: { readonly view: FinanceView; readonly car: FormCar }) {
  const calculator = useQuotedCalculator(view);
  return (
    <section id="finance-calculator" className="finance-section section section--ground">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div>
            <h2>{calculator === null ? 'Finance' : 'Estimate your repayments'}</h2>
            <p className="mt-2 text-ink-2">
              Ask us what it would really cost you.{' '}
              <SiteLink href={view.href} className="font-semibold text-link underline underline-offset-4 print:hidden">
                More about finance
              </SiteLink>
            </p>
          </div>
          <div className="print:hidden">
            <FormButton form={view.form} car={car} look="outline" />
          </div>
        </div>
        {calculator === null && view.estimate !== null && (
          <div className="mt-4 max-w-[72ch]">
            <Disclaimer text={view.disclaimer} />
          </div>
        )}
        {calculator !== null && (
          <div className="mt-6 rounded-panel border border-line bg-surface p-5 sm:p-7">
            <Calculator view={calculator} carId={view.carId} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The page's calculator, or one that starts from the quote once it has arrived (ledger M8). */
function useQuotedCalculator({ calculator, quote: request, price }: FinanceView): CalculatorView | null {
  const quote = useQuote(request?.key ?? null);
  return useMemo(() => {
    if (quote === null || calculator === null || price === null) return calculator;
    const estimate = quoteEstimate(quote);
    const start = startAt(calculator, estimate, price);
    return { ...calculator, ...start, departs: differenceText(start, estimate, price) };
  }, [quote, calculator, price]);
}
