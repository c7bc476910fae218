import type { TrackedEvent } from './track.ts';

/** An event of analytics that opening the page is. */
export const PageEvent = ({ event }: { readonly event: TrackedEvent }) => (
  <fc-page-event data-event={JSON.stringify(event)} hidden />
);
