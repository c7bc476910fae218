import type { HoursView } from '#src/use-cases/hours-view.ts';
import { Icon } from '../icon.tsx';
import { HoursList } from './hours-list.tsx';

interface Props {
  readonly hours: HoursView;
  readonly heading?: string;
}

/** When a location is open, under its heading. */
export function HoursPanel({ hours, heading = 'Opening hours' }: Props) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-xl">
        <Icon name="clock" className="size-5 text-link" />
        {heading}
      </h3>
      <HoursList hours={hours} className="mt-2" tableClassName="divide-y divide-line" />
    </div>
  );
}
