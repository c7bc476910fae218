import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { CarLine } from '#src/ui/leads/car-line.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import type { BookingPage } from '#src/views/bookings/show-booking.ts';

export function BookingPanel({ page }: { readonly page: BookingPage }) {
  const { car, location } = page;
  return (
    <section className="h-fit rounded-panel bg-sunk p-[clamp(1.25rem,3vw,2rem)]">
      <h2 className="text-h3">Your {page.name}</h2>
      {car !== null && (
        <SiteLink href={car.href} className="mt-4 block rounded-control hover:underline">
          <CarLine car={car} />
        </SiteLink>
      )}
      <dl className="mt-4 divide-y divide-line text-md">
        <Row label="When">
          <span className="font-semibold">{page.when}</span>
        </Row>
        {location !== null && (
          <Row label="Where">
            <span className="block font-semibold">{location.name}</span>
            <LocationAddress location={location} />
            {page.directionsHref !== null && (
              <a
                href={page.directionsHref}
                target="_blank"
                rel="noopener noreferrer"
                className="field__link inline-flex min-h-11 items-center gap-1.5"
              >
                <Icon name="pin" className="size-4" />
                Get directions
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
          </Row>
        )}
        <Row label="Status">{page.status}</Row>
        <Row label="Reference">{page.reference}</Row>
      </dl>
    </section>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
