import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { FormButton } from '#src/ui/leads/form-button.tsx';
import type { FinanceView } from '#src/views/finance/finance-view.ts';
import { QuotedCalculator } from './calculator.island.tsx';
import { Disclaimer } from './disclaimer.tsx';

/** Finance on a vehicle's page: the form, and the calculator below it (ledger V22, M3, M9). */
export function FinanceSection({ view }: { readonly view: FinanceView }) {
  const { calculator, estimate, carId, price, quote } = view;
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
            <FormButton form={view.form} look="outline" />
          </div>
        </div>
        {calculator === null && estimate !== null && (
          <div className="mt-4 max-w-[72ch]">
            <Disclaimer text={view.disclaimer} />
          </div>
        )}
        {calculator !== null && (
          <div className="mt-6 rounded-panel border border-line bg-surface p-5 sm:p-7">
            <QuotedCalculator view={calculator} car={{ id: carId, price, quoteKey: quote?.key ?? null }} />
          </div>
        )}
      </div>
    </section>
  );
}
