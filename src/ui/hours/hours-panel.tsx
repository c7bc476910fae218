import { Icon } from '#src/ui/kit/icon.tsx';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import { HoursList } from './hours-list.tsx';

interface Props {
  readonly hours: HoursView;
  readonly heading?: string;
  /** 2 directly below a page's title. */
  readonly headingLevel?: 2 | 3;
}

export function HoursPanel({ hours, heading = 'Opening hours', headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Heading className="flex items-center gap-2 text-xl">
        <Icon name="clock" className="size-5 text-link" />
        {heading}
      </Heading>
      <HoursList hours={hours} className="mt-2" tableClassName="divide-y divide-line" />
    </div>
  );
}
