import { ContactHero } from '#src/blocks/contact-hero/view.tsx';
import { LocationCards } from '#src/blocks/location-cards/view.tsx';
import { LocationInfo } from '#src/blocks/location-info/view.tsx';
import { LocationSection } from '#src/blocks/location-section/view.tsx';
import { NearestLocations } from '#src/blocks/nearest-locations/view.tsx';
import { LocationMap } from '#src/ui/places/location-map.tsx';
import { LocationsCarousel } from '#src/ui/places/locations-carousel.tsx';
import { TypeSelector } from '#src/ui/places/type-selector.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleLocation, sampleMap } from './sample-location.ts';

const BARE = { hours: null, rating: null, map: null, licences: [], stockHref: null };
const TYPES = [
  { slug: 'sales', label: 'Sales', href: '#locations', isChosen: true },
  { slug: 'service', label: 'Service', href: '#locations', isChosen: false },
  { slug: 'parts', label: 'Parts', href: '#locations', isChosen: false },
];

/** Locations in each layout: with photograph, map or neither, few and many, found by postcode and not. */
export function ShowcaseLocations({ page }: { readonly page: ComponentsPage }) {
  const [picture = null] = page.pictures;
  const names = ['North', 'South', 'East', 'West', 'Central'];
  const locations = names.map((name, at) =>
    sampleLocation(`Sample ${name}`, at === 0 ? { picture } : at === 1 ? BARE : { map: sampleMap() }),
  );
  const [first = sampleLocation('Sample'), second = first] = locations;
  const nearest = { asked: null, message: null, locations: locations.slice(0, 3).map((one) => ({ ...one, distance: null })) };
  return (
    <div id="locations">
      <ContactHero heading="Contact hero: photograph" headingLevel={2} text="A sentence." view={first} contactHref="#locations" />
      <ContactHero heading="Contact hero: nothing known" headingLevel={2} text="" view={second} contactHref="#locations" />
      <LocationSection heading="One location: map" text="With a sentence." view={locations[2] ?? null} ground="plain" />
      <LocationSection heading="One location: nothing known" text="" view={second} ground="sunk" />
      {[2, 3, 5].map((count) => (
        <LocationCards key={count} heading={`Cards: ${count}`} text="" locations={locations.slice(0, count)} ground="plain" />
      ))}
      {[2, 4, 5].map((count) => (
        <LocationsCarousel
          key={count}
          heading={`Carousel: ${count}`}
          text=""
          locations={locations.slice(0, count)}
          ground="sunk"
        />
      ))}
      <LocationInfo view={first} ground="plain" />
      <NearestLocations heading="Nearest: not asked" headingLevel={2} text="A sentence." nearest={nearest} ground="sunk" />
      <div className="wrap section grid gap-6">
        <TypeSelector types={TYPES} />
        <LocationMap map={sampleMap({ approximate: 'Shown at the centre of postcode 2800' })} className="h-72" />
        <LocationMap map={sampleMap({ frameSrc: 'about:blank' })} isWhole className="h-72" />
      </div>
    </div>
  );
}
