import { Fragment, useId } from 'react';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import { HoursList } from './hours-list.tsx';

/** The hours of one location, and what it is called. */
export interface LocationHours {
  /** Short, for a tab. */
  readonly label: string;
  readonly name: string;
  readonly hours: HoursView;
}

interface Props {
  /** What is chosen between: 'Location' or 'Department'. */
  readonly label: string;
  readonly locations: readonly LocationHours[];
}

/** The hours of several locations, one at a time. A choice of one out of several is all it takes: keys work, and no script is needed. */
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
