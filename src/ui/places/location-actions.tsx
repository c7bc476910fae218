import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { RatingLine } from '#src/ui/reviews/rating-line.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';
import { LocationAddress } from './location-address.tsx';

type View = Pick<LocationView, 'location' | 'rating' | 'directionsHref'>;

/** A location's address, rating and telephone number, as far as they are known. */
export function LocationActions({ view: { location, rating } }: { readonly view: Pick<View, 'location' | 'rating'> }) {
  return (
    <>
      <address className="text-ink-2 not-italic">
        <LocationAddress location={location} />
      </address>
      {location.phone !== null && (
        <p>
          <a
            href={telHref(location.phone)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
          >
            <Icon name="phone" className="size-4" />
            {location.phone}
          </a>
        </p>
      )}
      {rating !== null && <RatingLine rating={rating} className="text-md" />}
    </>
  );
}

/** Directions on an external map. */
export function DirectionsLink({ view, kind }: { readonly view: View; readonly kind: 'outline' | 'plain' }) {
  return (
    <a href={view.directionsHref} target="_blank" rel="noopener" className={buttonClass(kind)}>
      <Icon name="pin" />
      Get Directions
      <span className="sr-only"> to {view.location.name} (opens in a new tab)</span>
    </a>
  );
}
