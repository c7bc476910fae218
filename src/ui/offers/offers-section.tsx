import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OfferCardView } from '#src/views/offers/offer-view.ts';
import { OfferCard } from './offer-card.tsx';

interface Link {
  readonly label: string;
  readonly href: string;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  /** Whether the heading is the page's own. */
  readonly isTitle?: boolean;
  readonly ground?: 'plain' | 'sunk';
  readonly link?: Link | null;
  readonly offers: readonly OfferCardView[];
  /** What is shown when there are no offers; without it nothing is. */
  readonly whenEmpty?: { readonly text: string; readonly link: Link } | null;
}

/** Offers side by side. A page that is about nothing else says so when there are none, and offers a link. */
export function OffersSection({
  heading,
  text,
  isTitle = false,
  ground = 'plain',
  link = null,
  offers,
  whenEmpty = null,
}: Props) {
  if (offers.length === 0 && whenEmpty === null) return null;
  const shown = offers.length > 0 ? <Grid offers={offers} isTitle={isTitle} /> : <Nothing {...whenEmpty} />;
  if (!isTitle)
    return (
      <Section heading={heading} text={text} link={link} ground={ground}>
        {shown}
      </Section>
    );
  return (
    <section className={`section pt-[calc(var(--tenant-section)*0.6)]! ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        <h1>{heading}</h1>
        {text !== '' && <p className="mt-3 max-w-[56ch] text-lg text-ink-2">{text}</p>}
        <div className="mt-[clamp(1.5rem,3vw,2.5rem)]">{shown}</div>
      </div>
    </section>
  );
}

function Grid({ offers, isTitle }: { readonly offers: readonly OfferCardView[]; readonly isTitle: boolean }) {
  return (
    <ul className="offers-grid" data-count={offers.length}>
      {offers.map((offer, at) => (
        <li key={offer.id}>
          <OfferCard offer={offer} level={isTitle ? 2 : 3} count={offers.length} isFirst={isTitle && at === 0} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ text, link }: { readonly text?: string; readonly link?: Link }) {
  return (
    <div className="grid justify-items-start gap-5 rounded-panel bg-tint p-[clamp(1.5rem,4vw,2.5rem)] text-on-tint">
      <p className="max-w-[56ch] text-lg">{text}</p>
      {link !== undefined && (
        <SiteLink href={link.href} className={buttonClass('primary')}>
          {link.label}
        </SiteLink>
      )}
    </div>
  );
}
