import { HoursList } from '#src/ui/hours/hours-list.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';
import { DirectionsLink, LocationActions } from './location-actions.tsx';
import { LocationPicture } from './location-picture.tsx';

interface Props {
  readonly view: LocationView;
  /** The distance from the visitor's postcode, if it is known. */
  readonly distance?: string | null;
  /** 'whole' shows everything; 'short' leaves hours and directions to the location's own page. */
  readonly size?: 'whole' | 'short';
  /** 2 directly below a page's title. */
  readonly headingLevel?: 2 | 3;
}

/** A location as a card: picture, address, hours and links (ledger D2, D3). */
export function LocationCard({ view, distance = null, size = 'whole', headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { location, hours, stockHref } = view;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <LocationPicture view={view} className="h-44" />
      <div className="flex flex-1 flex-col gap-1 p-5">
        {distance !== null && <p className="font-semibold text-link">{distance} away</p>}
        <Heading className="text-xl">
          <SiteLink href={view.href} className="underline-offset-4 hover:underline">
            {location.name}
          </SiteLink>
        </Heading>
        <LocationActions view={view} />
        {size === 'whole' && hours !== null && <HoursList hours={hours} className="mt-3 border-t border-line pt-3 text-md" />}
        <p className="mt-auto flex flex-wrap gap-2.5 pt-4 *:grow">
          <SiteLink href={view.href} className={buttonClass('outline')}>
            View Location
            <span className="sr-only"> of {location.name}</span>
          </SiteLink>
          {stockHref !== null && (
            <SiteLink href={stockHref} className={buttonClass('plain')}>
              View Our Stock
              <span className="sr-only"> at {location.name}</span>
            </SiteLink>
          )}
        </p>
        {size === 'whole' && (
          <p className="flex flex-wrap gap-2.5 pt-1.5 *:grow">
            <SiteLink href={view.contactHref} className={buttonClass('plain')}>
              Contact
              <span className="sr-only"> {location.name}</span>
            </SiteLink>
            <DirectionsLink view={view} kind="plain" />
          </p>
        )}
      </div>
    </article>
  );
}
