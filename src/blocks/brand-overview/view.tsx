import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { ModelTiles } from '#src/ui/models/model-tiles.tsx';
import type { BrandView } from '#src/views/models/view-brand.ts';

interface Props {
  readonly heading: string;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
  readonly text: readonly string[];
  readonly brand: BrandView;
}

/** A make: its logo, the dealer's text, its stock by type, and its models (ledger N3). */
export function BrandOverview({ heading, headingLevel = 1, text, brand }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { name, logoUrl, types, all, models, website } = brand;
  return (
    <>
      <section className="section section--ground">
        <div className="wrap grid items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.3fr)_minmax(18rem,1fr)]">
          <div className="max-w-[60ch]">
            {logoUrl !== null && (
              <img
                src={logoUrl}
                alt=""
                width={112}
                height={56}
                className="mb-5 box-content h-14 w-28 rounded-card border border-line bg-surface px-4 py-2"
              />
            )}
            <Heading>{heading}</Heading>
            {text.map((words) => (
              <p key={words} className="mt-4 text-lg text-ink-2">
                {words}
              </p>
            ))}
            {(all !== null || website !== null) && (
              <div className="mt-7 flex flex-wrap gap-3">
                {all !== null && (
                  <SiteLink href={all.href} className={buttonClass('primary')}>
                    {all.label}
                  </SiteLink>
                )}
                {website !== null && (
                  <SiteLink href={website.href} className={buttonClass('outline')}>
                    {website.label}
                  </SiteLink>
                )}
              </div>
            )}
          </div>
          {types.length > 0 && (
            <div className="rounded-panel border border-line bg-surface p-6">
              <h2 className="text-h3">In stock now</h2>
              <ul className="mt-3 divide-y divide-line">
                {types.map(({ label, count, href }) => (
                  <li key={label}>
                    <SiteLink
                      href={href}
                      className="flex min-h-13 items-center justify-between gap-4 font-semibold hover:text-link"
                    >
                      {label}
                      <span className="font-normal text-ink-2">{count}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
      {models.length > 0 && (
        <Section heading={`${name} models`}>
          <ModelTiles models={models} saysMake={false} />
        </Section>
      )}
    </>
  );
}
