import { Icon } from '#src/ui/kit/icon.tsx';
import { HoursList } from './hours-list.tsx';
import type { LocationHours } from './hours-tabs.tsx';
import { OpenNow } from './open-now.tsx';

/**
 * A location's hours behind a line that says whether it is open. Opens on hover (ledger D6), and as a native disclosure by tap,
 * by keyboard and without script.
 */
export function HoursDropdown({ name, hours }: Pick<LocationHours, 'name' | 'hours'>) {
  return (
    <fc-hours-dropdown className="contents">
      <details className="hours-dropdown">
        <summary className="hours-dropdown__label">
          <Icon name="clock" className="size-5 text-link" />
          <span className="grid min-w-0">
            <span className="font-semibold">{name}</span>
            <OpenNow open={hours.open} className="text-md text-ink-2" />
          </span>
          <Icon name="down" className="hours-dropdown__arrow size-4" />
        </summary>
        {/* Takes the focus of a click inside it, so that this does not count as leaving. */}
        <div className="hours-dropdown__panel" tabIndex={-1}>
          <HoursList hours={hours} tableClassName="divide-y divide-line" />
        </div>
      </details>
    </fc-hours-dropdown>
  );
}
