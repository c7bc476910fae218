import type { HoursLine } from '#src/rules/hours/hours-lines.ts';
import { HoursTable } from './hours-table.tsx';
import { Icon } from './icon.tsx';

/** When a location is open, under its heading. */
export function OpeningHours({ hours }: { readonly hours: readonly HoursLine[] }) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-xl">
        <Icon name="clock" className="size-5 text-link" />
        Opening hours
      </h3>
      <HoursTable hours={hours} className="mt-3 divide-y divide-line" />
    </div>
  );
}
