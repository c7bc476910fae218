import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { TrackOn } from '#src/ui/kit/track-on.tsx';

interface Props {
  readonly href: string;
  readonly stockNumber: string;
}

/** Opens the history report of a vehicle in a new tab (ledger V10). */
export function HistoryReport({ href, stockNumber }: Props) {
  return (
    <TrackOn on="click" event={{ id: EVENTS.historyReport, about: { stock_number: stockNumber } }}>
      <a href={href} target="_blank" rel="noopener" className={`${buttonClass('outline')} mt-5`}>
        View history report
        <span className="sr-only"> (opens in a new tab)</span>
        <Icon name="arrow" className="size-4" />
      </a>
    </TrackOn>
  );
}
