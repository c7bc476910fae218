import { OfferHighlight } from '#src/ui/offers/offer-highlight.tsx';
import { OffersSection } from '#src/ui/offers/offers-section.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { bareOffer, sampleOffer } from './sample-offer.ts';

const EMPTY = { text: 'No offers are running just now.', link: { label: 'See our stock', href: '#cards' } };

/** Offers: side by side, large, and none at all. */
export function ShowcaseOffers({ page }: { readonly page: ComponentsPage }) {
  const [picture = null] = page.pictures;
  const { body } = page;
  const offers = [
    sampleOffer({ picture, body }),
    bareOffer({ body }),
    sampleOffer({ id: 3, name: 'One that does not end', until: null, disclaimer: null, body }),
  ];
  return (
    <div id="offers">
      <OffersSection heading="Offers" text="With a sentence." offers={offers} link={{ label: 'All offers', href: '#offers' }} />
      <OffersSection heading="Two offers" text="" offers={offers.slice(0, 2)} ground="sunk" />
      <OffersSection heading="No offers" text="" offers={[]} whenEmpty={EMPTY} />
      <OfferHighlight offer={sampleOffer({ picture, body, name: 'One offer, large' })} level={2} ground="sunk" />
      <OfferHighlight offer={bareOffer({ body, name: 'One offer, large and bare' })} level={2} />
    </div>
  );
}
