import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { FormAside } from '#src/ui/leads/form-aside.tsx';
import { LeadForm } from '#src/ui/leads/lead-form.island.tsx';
import type { FormReply } from '#src/views/leads/form-view.ts';
import type { LocationPage } from '#src/views/places/show-location.ts';
import { HoursPanel } from '../hours/hours-panel.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { DirectionsLink, LocationActions } from './location-actions.tsx';
import { LocationMap } from './location-map.tsx';
import { LocationPicture } from './location-picture.tsx';
import { LocationsCarousel } from './locations-carousel.tsx';
import { TypeSelector } from './type-selector.tsx';

/** A location's own page: address, hours, contact, reviews, and the dealer's other locations (ledger D3, D5). */
export function LocationDetail({ page, reply }: { readonly page: LocationPage; readonly reply: FormReply | null }) {
  const { location: view, reviews, others } = page;
  return (
    <>
      <div className="wrap pb-[clamp(2rem,4vw,3.5rem)]">
        <Breadcrumb crumbs={page.crumbs} />
        <div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <Particulars page={page} />
          <div className="overflow-hidden rounded-panel border border-line">
            {view.map !== null && view.picture === null ? (
              <LocationMap map={view.map} isWhole className="h-72 sm:h-96 lg:h-full lg:min-h-112" />
            ) : (
              <LocationPicture view={view} className="h-72 sm:h-96 lg:h-full lg:min-h-112" />
            )}
          </div>
        </div>
      </div>
      {view.map !== null && view.picture !== null && (
        <div className="wrap pb-[clamp(2rem,4vw,3.5rem)]">
          <LocationMap map={view.map} isWhole className="h-72 rounded-panel border border-line lg:h-96" />
        </div>
      )}
      <section id="contact-form" className="section section--ground">
        <div className="wrap grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
          <div className="grid content-start gap-6">
            <h2>Contact {view.location.name}</h2>
            <LeadForm view={page.form} reply={reply} />
          </div>
          <aside className="grid content-start gap-8 lg:pt-16">
            <FormAside points={[]} steps={page.steps} location={view.location} hours={null} headingLevel={3} />
          </aside>
        </div>
      </section>
      {reviews !== null && reviews.reviews.length > 0 && <ReviewsSection heading="What customers say" view={reviews} />}
      <LocationsCarousel heading="Our other locations" text="" locations={others} ground="sunk" />
    </>
  );
}

function Particulars({ page: { location: view, types } }: { readonly page: LocationPage }) {
  return (
    <div className="grid content-start gap-6">
      <div className="grid gap-1">
        <h1 className="mb-2">{view.location.name}</h1>
        <LocationActions view={view} />
        {view.licences.map((licence) => (
          <p key={licence} className="text-sm text-ink-2">
            {licence}
          </p>
        ))}
      </div>
      <TypeSelector types={types} />
      <p className="flex flex-wrap gap-2.5">
        <a href="#contact-form" className={buttonClass('primary')}>
          <Icon name="mail" />
          Contact
        </a>
        <DirectionsLink view={view} kind="outline" />
        {view.stockHref !== null && (
          <SiteLink href={view.stockHref} className={buttonClass('outline')}>
            View Our Stock
          </SiteLink>
        )}
      </p>
      {view.hours !== null && <HoursPanel hours={view.hours} headingLevel={2} />}
    </div>
  );
}
