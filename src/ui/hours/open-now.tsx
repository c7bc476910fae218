import { openNowText } from '#src/rules/hours/open-text.ts';
import type { OpenFacts } from '#src/rules/hours/opening-state.ts';
import { useOpening } from './use-opening.ts';

interface Props {
  readonly open: OpenFacts;
  readonly className?: string;
}

/**
 * Whether a location is open right now. The browser fills it in and keeps it current; its line is reserved, so that nothing
 * moves.
 */
export function OpenNow({ open, className = '' }: Props) {
  const state = useOpening(open);
  return (
    <span className={`open-now ${className}`} data-state={state?.kind}>
      {state !== null && openNowText(state)}
    </span>
  );
}
