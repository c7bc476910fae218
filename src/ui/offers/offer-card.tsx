import { DISCLAIMER_WORDS } from '#src/rules/offers/offer-words.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OfferCardView } from '#src/views/offers/offer-view.ts';
import { OfferEyebrow } from './offer-eyebrow.tsx';
import { OfferFold } from './offer-fold.tsx';
import { OfferLinks } from './offer-links.tsx';

interface Props {
  readonly offer: OfferCardView;
  readonly level: 2 | 3;
  /** How many offers are shown together. */
  readonly count: number;
  /** Whether its picture opens the page. */
  readonly isFirst?: boolean;
}

/** Two or four stand in pairs, others three side by side (offers-section.css). */
const sizesOf = (count: number) => `(width >= 1040px) ${count === 2 || count === 4 ? 650 : 420}px, (width >= 640px) 46vw, 92vw`;

/** An offer in a list: picture, end date, name, the beginning of its text, and its links (ledger O1, O2). */
export function OfferCard({ offer, level, count, isFirst = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="card group">
      <div className="card__photo offer__photo">
        <Photo picture={offer.picture} body={offer.body} sizes={sizesOf(count)} when={isFirst ? 'first' : 'lazy'} />
      </div>
      <div className="card__body gap-2">
        <OfferEyebrow offer={offer} />
        <Heading className="text-xl/snug">
          <SiteLink href={offer.href} className="outline-none after:absolute after:inset-0 group-hover:text-link">
            {offer.name}
          </SiteLink>
        </Heading>
        {offer.text !== '' && <p className="text-md text-ink-2">{offer.text}</p>}
        {offer.disclaimer !== null && (
          <OfferFold
            text={offer.disclaimer}
            words={DISCLAIMER_WORDS}
            about={`of ${offer.name}`}
            className="offer__over text-sm text-ink-2"
          />
        )}
        {/* The links have a row of their own, there or not, so that the buttons of a row of cards stand at one height. */}
        <div className="offer__over mt-auto grid justify-items-start gap-1 pt-3">
          <SiteLink href={offer.enquire.href} className={buttonClass('outline')}>
            {offer.enquire.label}
            <span className="sr-only"> about {offer.name}</span>
          </SiteLink>
          <div className="flex min-h-11 flex-wrap gap-x-5">
            <OfferLinks offer={offer} />
          </div>
        </div>
      </div>
    </article>
  );
}
