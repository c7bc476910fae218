import { HoursList } from '#src/ui/hours/hours-list.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { DirectionsLink, LocationActions } from '#src/ui/places/location-actions.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';

interface Props {
  readonly view: LocationView | null;
  readonly ground: 'plain' | 'sunk';
}

/** A location's details on one card, without a picture (ledger D2). */
export function LocationInfo({ view, ground }: Props) {
  if (view === null) return null;
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        <InfoCard view={view} />
      </div>
    </section>
  );
}

function InfoCard({ view }: { readonly view: LocationView }) {
  const { location, hours, licences } = view;
  return (
    <article className="grid gap-x-16 gap-y-6 rounded-panel border border-line bg-surface p-[clamp(1.5rem,4vw,3rem)] md:grid-cols-2">
      <div className="grid content-start gap-1">
        <h2 className="text-h3">
          <SiteLink href={view.href} className="underline-offset-4 hover:underline">
            {location.name}
          </SiteLink>
        </h2>
        <LocationActions view={view} />
        {licences.map((licence) => (
          <p key={licence} className="text-sm text-ink-2">
            {licence}
          </p>
        ))}
        <p className="mt-3">
          <DirectionsLink view={view} kind="outline" />
        </p>
      </div>
      {hours !== null && <HoursList hours={hours} tableClassName="divide-y divide-line" />}
    </article>
  );
}
