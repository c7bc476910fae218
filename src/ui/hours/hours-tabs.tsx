import { Fragment, useId } from 'react';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import { HoursList } from './hours-list.tsx';

export interface LocationHours {
  /** Short enough for a tab. */
  readonly label: string;
  readonly name: string;
  readonly hours: HoursView;
}

interface Props {
  /** What is chosen: 'Location' or 'Department'. */
  readonly label: string;
  readonly locations: readonly LocationHours[];
}

/** The hours of several locations, one at a time. Radio buttons suffice: they work by keyboard and without script. */
export function HoursTabs({ label, locations }: Props) {
  const id = useId();
  return (
    <fieldset className="hours-tabs">
      <legend className="sr-only">{label}</legend>
      {locations.map((location, at) => (
        <Fragment key={location.label}>
          <input type="radio" name={id} id={`${id}-${at}`} defaultChecked={at === 0} className="hours-tabs__choice sr-only" />
          <label htmlFor={`${id}-${at}`} className="hours-tabs__tab">
            {location.label}
          </label>
          <div className="hours-tabs__panel">
            {location.name !== location.label && <p className="mb-1 font-semibold">{location.name}</p>}
            <HoursList hours={location.hours} tableClassName="divide-y divide-line" />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
