import type { FocusEvent, KeyboardEvent } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { underPointer } from '#src/ui/kit/under-pointer.ts';
import { HoursList } from './hours-list.tsx';
import type { LocationHours } from './hours-tabs.tsx';
import { OpenNow } from './open-now.tsx';

type Details = HTMLDetailsElement;

/**
 * A location's hours behind a line that says whether it is open. Opens on hover (ledger D6), and as a native disclosure by tap,
 * by keyboard and without script.
 */
export function HoursDropdown({ name, hours }: Pick<LocationHours, 'name' | 'hours'>) {
  return (
    <details className="hours-dropdown" {...underPointer} onKeyDown={escaped} onBlur={left}>
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
  );
}

function escaped({ key, currentTarget }: KeyboardEvent<Details>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.querySelector('summary')?.focus();
  currentTarget.open = false;
}

function left({ currentTarget, relatedTarget }: FocusEvent<Details>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
