import { HoursSection } from '#src/blocks/hours/view.tsx';
import { ReviewsSection } from '#src/ui/reviews/reviews-section.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleHours, sampleReviews } from './sample-places.ts';

const LOCATIONS = [
  { label: 'North', name: 'Sample North', hours: sampleHours() },
  { label: 'South', name: 'Sample South', hours: sampleHours({ hours: 'By appointment only' }) },
  { label: 'Service', name: 'Sample Service', hours: sampleHours({ hours: 'Enquire Now', href: '#cards' }) },
];

/** Opening hours in each layout and with each kind of closed day, and reviews. */
export function ShowcasePlaces({ page }: { readonly page: ComponentsPage }) {
  return (
    <>
      <HoursSection heading="Hours: table" text="With a sentence." variant="table" ground="plain" locations={LOCATIONS} />
      <HoursSection heading="Hours: tabs" text="" variant="tabs" ground="sunk" locations={LOCATIONS} />
      <HoursSection heading="Hours: dropdown" text="" variant="dropdown" ground="plain" locations={LOCATIONS} />
      <HoursSection
        heading="Hours of one place"
        text="With a sentence."
        variant="table"
        ground="plain"
        locations={LOCATIONS.slice(0, 1)}
      />
      <ReviewsSection heading="Reviews" text="With a sentence." ground="sunk" view={sampleReviews(page.pictures[0]?.src ?? '')} />
    </>
  );
}
