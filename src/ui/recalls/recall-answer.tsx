import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { VinForm } from './vin-form.tsx';

export interface RecallAnswerPage {
  readonly heading: string;
  readonly recall: string;
  readonly typed: string;
  readonly answer: 'affected' | 'notListed' | 'notVin' | 'tooMany';
  readonly promises: readonly string[];
  readonly book: { readonly label: string; readonly href: string };
  /** The recall's own page. */
  readonly back: string;
}

const FAULTS = {
  notVin: 'That’s not a VIN. A VIN has 17 letters and digits, and no I, O or Q.',
  tooMany: 'Too many VINs have been checked from here. Please wait a few minutes and try again.',
} as const;

/** What a visitor is told about a VIN (ledger E3). */
export function RecallAnswerView({ page }: { readonly page: RecallAnswerPage }) {
  const { answer, recall } = page;
  const isFault = answer === 'notVin' || answer === 'tooMany';
  return (
    <section className="section">
      <div className="wrap">
        <h1>{page.heading}</h1>
        {answer === 'affected' && (
          <div role="status" className="mt-6">
            <p className="text-lg font-semibold">Yes, this VIN is on the list for recall {recall}.</p>
            <ul className="mt-4 grid gap-2.5">
              {page.promises.map((promise) => (
                <li key={promise} className="flex items-start gap-2.5">
                  <Icon name="check" className="mt-0.5 size-5 flex-none text-link" />
                  {promise}
                </li>
              ))}
            </ul>
            <SiteLink href={page.book.href} className={`${buttonClass('primary')} mt-6 max-sm:w-full`}>
              {page.book.label}
            </SiteLink>
          </div>
        )}
        {answer === 'notListed' && (
          <p role="status" className="mt-6 max-w-[56ch] text-lg">
            <strong>No, this VIN is not on our list for recall {recall}.</strong> There may be other recalls: the register at
            vehiclerecalls.gov.au has them all.
          </p>
        )}
        <VinForm key={answer} recall={recall} value={page.typed} error={isFault ? FAULTS[answer] : null} />
        <p className="mt-8">
          <SiteLink href={page.back} className="font-semibold text-link underline underline-offset-4">
            About this recall
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
