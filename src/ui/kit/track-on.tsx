import type { ReactNode } from 'react';
import type { TrackedEvent } from './track.ts';

interface Props {
  readonly event: TrackedEvent;
  /** When it is reported: as soon as the page runs, or at each click on what is inside. */
  readonly on: 'open' | 'click';
  /** A key under which it is reported once only, however often the page is opened. */
  readonly once?: string;
  readonly children?: ReactNode;
}

/** Reports an event to analytics (ledger X1). */
export const TrackOn = ({ event, on, once, children }: Props) => (
  <fc-track data-event={JSON.stringify(event)} data-on={on} data-once={once} className="contents">
    {children}
  </fc-track>
);
