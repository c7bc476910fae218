import type { HoursView } from '#src/views/hours/hours-view.ts';
import { HoursTable } from './hours-table.tsx';
import { OpenNow } from './open-now.tsx';

interface Props {
  readonly hours: HoursView;
  readonly className?: string;
  /** The class of each of its tables. */
  readonly tableClassName?: string;
}

/** Whether a location is open now, its week, and the coming dates that differ from it (ledger D6). */
export function HoursList({ hours, className = '', tableClassName = '' }: Props) {
  return (
    <div className={className}>
      <OpenNow open={hours.open} className="font-semibold" />
      <HoursTable lines={hours.lines} className={tableClassName} />
      {hours.special.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Special hours</p>
          <HoursTable lines={hours.special} className={tableClassName} />
        </>
      )}
    </div>
  );
}
