import type { OpenFacts } from '#src/rules/hours/opening-state.ts';

interface Props {
  readonly open: OpenFacts;
  readonly className?: string;
}

/**
 * Whether a location is open right now. The browser fills it in and keeps it current; its line is reserved, so that nothing
 * moves. An island that takes over later leaves the text as it is.
 */
export const OpenNow = ({ open, className = '' }: Props) => (
  <fc-open-now className={`open-now ${className}`} data-hours={JSON.stringify(open)} suppressHydrationWarning>
    {''}
  </fc-open-now>
);
