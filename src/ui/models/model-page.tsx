import { Price } from '#src/ui/card/price.tsx';
import { Tag } from '#src/ui/card/tag.tsx';
import { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';
import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { CutOut } from '#src/ui/kit/cut-out.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PaintedView } from '#src/views/models/painted-view.ts';
import type { ModelPage as Page } from '#src/views/models/view-model.ts';
import { ModelPicture } from './model-picture.tsx';
import { SwatchRow } from './swatch-row.tsx';

interface Props {
  readonly page: Page;
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
}

const SIZES = '(width >= 900px) 700px, 92vw';

/** A model: its picture, its stock and its links (ledger N2). */
export function ModelPage({ page, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { card, title } = page;
  return (
    <>
      <div className="model-page">
        <div className="wrap">
          <Breadcrumb crumbs={page.crumbs} />
          <div className="grid items-center gap-x-12 gap-y-4 pb-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
            <div>
              {card.isComingSoon ? (
                <Tag tag={{ kind: 'comingSoon', text: card.note ?? '' }} />
              ) : (
                <div className="dotted text-md font-medium text-ink-2">
                  <ul>
                    {page.groups.map((group) => (
                      <li key={group}>{group}</li>
                    ))}
                  </ul>
                </div>
              )}
              <Heading className="mt-2">{title}</Heading>
              <p className="mt-4 max-w-[44ch] text-lg text-ink-2">{page.lead}</p>
              {card.from !== null && (
                <div className="mt-5">
                  <p className="text-md text-ink-2">In stock from</p>
                  <Price price={{ ...card.from, was: null }} size="page" />
                </div>
              )}
              <ul className="mt-7 flex flex-wrap gap-3">
                {page.actions.map(({ label, href }, at) => (
                  <li key={label} className="max-sm:w-full">
                    <SiteLink href={href} className={`${buttonClass(at === 0 ? 'primary' : 'outline')} max-sm:w-full`}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
            {page.painted === null ? (
              <CutOut picture={card.picture} body={card.body} sizes={SIZES} when="first" />
            ) : (
              <Painted painted={page.painted} title={title} />
            )}
          </div>
        </div>
      </div>
      <VehicleRail heading={`${title} in stock`} cards={page.cars} viewAllHref={page.stockHref} />
      <ModelOffers title={title} offers={page.offers} />
    </>
  );
}

const PICTURE = 'model-picture';

/** A model in one of its colours, with the others to choose from (ledger E5). */
function Painted({ painted, title }: { readonly painted: PaintedView; readonly title: string }) {
  const { picture, body, chosen, swatches } = painted;
  return (
    <div>
      <div id={PICTURE} className="model-page__car">
        <ModelPicture
          picture={picture}
          body={body}
          alt={chosen === null ? title : `${title} in ${chosen.name}`}
          sizes={SIZES}
          when="first"
        />
      </div>
      <SwatchRow swatches={swatches} chosen={chosen} name={title} param="colour" picture={PICTURE} />
    </div>
  );
}

function ModelOffers({ title, offers }: { readonly title: string; readonly offers: Page['offers'] }) {
  if (offers.length === 0) return null;
  return (
    <Section heading={`Offers on the ${title}`} ground="sunk">
      <ul className="grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
        {offers.map(({ label, href }) => (
          <li
            key={href}
            className="group relative flex items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
          >
            <SiteLink href={href} className="rounded-card font-semibold after:absolute after:inset-0 group-hover:text-link">
              {label}
            </SiteLink>
            <Icon name="arrow" className="size-4 flex-none text-link" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
