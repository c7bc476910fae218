import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { VinForm } from '#src/ui/recalls/vin-form.tsx';

interface Props {
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly defect: string;
  readonly hazard: string;
  readonly remedy: string;
  readonly promises: readonly string[];
  readonly link: { readonly label: string; readonly href: string };
  /** What a VIN is checked against; null where there is no list of VINs. */
  readonly check: { readonly recall: string } | null;
  readonly isSample: boolean;
}

/** A recall: who is affected, what is wrong, and what is done about it (ledger E3). */
export function RecallNotice({ heading, headingLevel = 1, text, facts, promises, link, check, isSample, ...told }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div>
          <Heading>{heading}</Heading>
          {text !== '' && <p className="mt-4 max-w-[56ch] text-lg text-ink-2">{text}</p>}
          {promises.length > 0 && (
            <ul className="mt-6 grid gap-2.5">
              {promises.map((promise) => (
                <li key={promise} className="flex items-start gap-2.5 font-semibold">
                  <Icon name="check" className="mt-0.5 size-5 flex-none text-link" />
                  {promise}
                </li>
              ))}
            </ul>
          )}
          {check !== null && <VinForm recall={check.recall} />}
          <SiteLink href={link.href} className={`${buttonClass('primary')} mt-8 max-sm:w-full`}>
            {link.label}
          </SiteLink>
        </div>
        <dl className="recall-facts">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <dl className="recall-told lg:col-span-2">
          {(
            [
              ['The defect', told.defect],
              ['The hazard', told.hazard],
              ['The remedy', told.remedy],
            ] as const
          ).map(([label, words]) => (
            <div key={label}>
              <dt className="head-type text-h3">{label}</dt>
              <dd className="mt-2 text-ink-2">{words}</dd>
            </div>
          ))}
        </dl>
        {isSample && (
          <p className="text-sm text-ink-2 lg:col-span-2">
            This recall is made up for demonstration. Real ones are at vehiclerecalls.gov.au.
          </p>
        )}
      </div>
    </section>
  );
}
