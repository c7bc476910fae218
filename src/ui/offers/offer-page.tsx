import { VehicleRail } from '#src/ui/card/vehicle-rail.tsx';
import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { FormSection } from '#src/ui/leads/form-section.tsx';
import type { OfferPageView } from '#src/views/offers/show-offer.ts';
import { OfferHighlight } from './offer-highlight.tsx';
import { OffersSection } from './offers-section.tsx';

/** An offer's own page: the offer, its form, the vehicles it is about and other offers (ledger O1). */
export function OfferPage({ page }: { readonly page: OfferPageView }) {
  const { offer, stock, others, allHref } = page;
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={page.crumbs} />
      </div>
      <OfferHighlight offer={offer} level={1} />
      {stock !== null && <VehicleRail heading={stock.heading} cards={stock.cards} viewAllHref={stock.href} />}
      <FormSection
        heading="Ask about this offer"
        text={`Leave your details and ${page.dealer} will get back to you about ${offer.name}.`}
        points={[]}
        steps={page.steps}
        isTitle={false}
        ground="sunk"
        view={page.form}
        location={page.location}
        hours={page.hours}
      />
      <OffersSection
        heading="More offers"
        text=""
        offers={others}
        link={allHref === null ? null : { label: 'All offers', href: allHref }}
      />
    </>
  );
}
