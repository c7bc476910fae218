import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import { LocationMap } from '#src/ui/places/location-map.tsx';
import type { MapView, VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { HoursPanel } from '../hours/hours-panel.tsx';

interface Props {
  readonly page: VehiclePage;
  readonly map: MapView;
}

/** Where a vehicle can be seen: address, hours and directions (ledger V2). */
export function VehicleMap({ page, map }: Props) {
  const { location, dealer, licences } = page;
  if (location === null) return null;
  return (
    <section id="vehicle-map" className="section">
      <div className="wrap">
        <div className="overflow-hidden rounded-panel border border-line bg-surface">
          {map.picture !== null && <LocationMap map={map.picture} isWhole className="h-56 lg:h-72" />}
          <div className="grid gap-x-16 gap-y-7 p-[clamp(1.5rem,4vw,3rem)] md:grid-cols-2">
            <div>
              <h2>See it in {location.city}</h2>
              <p className="mt-4 font-semibold">{location.name}</p>
              <address className="text-ink-2 not-italic">
                <LocationAddress location={location} />
              </address>
              {licences.map((licence) => (
                <p key={licence} className="mt-1 text-sm text-ink-2">
                  {licence}
                </p>
              ))}
              <p className="mt-6 flex flex-wrap gap-2.5">
                <a href={map.directionsHref} target="_blank" rel="noopener" className={buttonClass('outline')}>
                  <Icon name="pin" />
                  Get Directions
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
                <a href={dealer.href} className={buttonClass('plain')}>
                  More {page.vehicleWord}s here
                </a>
              </p>
            </div>
            {map.hours !== null && <HoursPanel hours={map.hours} />}
          </div>
        </div>
      </div>
    </section>
  );
}
