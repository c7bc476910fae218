import { HoursPanel } from '#src/ui/hours/hours-panel.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { DirectionsLink, LocationActions } from '#src/ui/places/location-actions.tsx';
import { LocationPicture } from '#src/ui/places/location-picture.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly view: LocationView | null;
  readonly ground: 'plain' | 'sunk';
}

/** One location in full: its picture or map, directions and hours (ledger D2). */
export function LocationSection({ heading, text, view, ground }: Props) {
  if (view === null) return null;
  const { location, hours, stockHref } = view;
  return (
    <Section heading={heading} text={text} ground={ground}>
      <div className="grid overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <LocationPicture view={view} className="h-64 lg:h-full lg:min-h-96" />
        <div className="grid content-center gap-7 p-[clamp(1.5rem,3.4vw,3rem)]">
          <div className="grid gap-1">
            <h3 className="text-xl">{location.name}</h3>
            <LocationActions view={view} />
          </div>
          {hours !== null && <HoursPanel hours={hours} />}
          <p className="flex flex-wrap gap-2.5">
            {stockHref !== null && (
              <SiteLink href={stockHref} className={buttonClass('outline')}>
                View Our Stock
                <span className="sr-only"> at {location.name}</span>
              </SiteLink>
            )}
            <DirectionsLink view={view} kind="outline" />
            <SiteLink href={view.contactHref} className={buttonClass('plain')}>
              Contact
              <span className="sr-only"> {location.name}</span>
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
