import type { NextStep } from '#src/rules/leads/next-steps.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { HoursList } from '#src/ui/hours/hours-list.tsx';
import { PointList } from '#src/ui/kit/point-list.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import type { LocationLine } from '#src/use-cases/places/find-locations.ts';
import type { HoursView } from '#src/views/hours/hours-view.ts';

export interface FormAsideProps {
  readonly points: readonly string[];
  readonly steps: readonly NextStep[];
  readonly location: LocationLine | null;
  readonly hours: HoursView | null;
}

/** What stands beside a form: what speaks for sending it, what happens next and who answers. */
export function FormAside({
  points,
  steps,
  location,
  hours,
  headingLevel = 2,
}: FormAsideProps & { readonly headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <PointList points={points} />
      {steps.length > 0 && (
        <div>
          <Heading className="mb-5 text-h3">What happens next</Heading>
          <ol className="next-steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <div>
                  <p className="font-semibold">{title}</p>
                  {text !== '' && <p className="text-md text-ink-2">{text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
      {location !== null && (
        <div className="panel">
          <Heading className="text-h3">Who you’ll hear from</Heading>
          <Reach location={location} hours={hours} />
        </div>
      )}
    </>
  );
}

function Reach({ location, hours }: Pick<FormAsideProps, 'hours'> & { readonly location: LocationLine }) {
  return (
    <>
      <p className="mt-2 font-semibold">{location.name}</p>
      <address className="text-ink-2 not-italic">
        <LocationAddress location={location} />
      </address>
      {location.phone !== null && (
        <p>
          <a href={telHref(location.phone)} className="field__link inline-flex min-h-11 items-center">
            {location.phone}
          </a>
        </p>
      )}
      {hours !== null && <HoursList hours={hours} className="mt-1 text-md" tableClassName="divide-y divide-line" />}
    </>
  );
}
