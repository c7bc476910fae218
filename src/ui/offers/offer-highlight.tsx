import { DESCRIPTION_WORDS, DISCLAIMER_WORDS } from '#src/rules/offers/offer-words.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { OfferView } from '#src/views/offers/offer-view.ts';
import { OfferEyebrow } from './offer-eyebrow.tsx';
import { OfferFold } from './offer-fold.tsx';
import { OfferLinks } from './offer-links.tsx';

interface Props {
  readonly offer: OfferView;
  /** On its own page the name is the page's title and no link. */
  readonly level: 1 | 2 | 3;
  readonly ground?: 'plain' | 'sunk';
}

/** One offer in full: its picture beside its text and links (ledger O1, O2). */
export function OfferHighlight({ offer, level, ground = 'plain' }: Props) {
  const Heading = `h${level}` as const;
  const isPage = level === 1;
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''} ${isPage ? 'pt-4!' : ''}`}>
      <div className="wrap grid items-center gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-7 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className={`aspect-video overflow-clip rounded-panel ${isPage ? 'lg:self-start' : ''}`}>
          <Photo
            picture={offer.picture}
            body={offer.body}
            sizes="(width >= 1040px) 680px, 92vw"
            when={isPage ? 'first' : 'lazy'}
          />
        </div>
        <div className="grid gap-4">
          <OfferEyebrow offer={offer} />
          <Heading className={isPage ? '' : 'text-h2'}>
            {isPage ? (
              offer.name
            ) : (
              <SiteLink href={offer.href} className="hover:text-link">
                {offer.name}
              </SiteLink>
            )}
          </Heading>
          {offer.description !== null && (
            <OfferFold text={offer.description} words={DESCRIPTION_WORDS} about={`of ${offer.name}`} className="text-lg" />
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-1">
            <SiteLink href={isPage ? '#offer-form' : offer.enquire.href} className={buttonClass(isPage ? 'primary' : 'outline')}>
              {offer.enquire.label}
              <span className="sr-only"> about {offer.name}</span>
            </SiteLink>
            <OfferLinks offer={offer} />
          </div>
          {offer.disclaimer !== null && (
            <OfferFold
              text={offer.disclaimer}
              words={DISCLAIMER_WORDS}
              about={`of ${offer.name}`}
              className="border-t border-line pt-4 text-sm text-ink-2"
            />
          )}
        </div>
      </div>
    </section>
  );
}
