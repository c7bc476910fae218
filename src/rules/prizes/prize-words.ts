import { fullDayText } from '#src/rules/time/long-day-text.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';

/** What somebody drew. */
interface Drawn {
  readonly name: string;
  readonly isPrize: boolean;
  readonly code: string | null;
  readonly validUntil: string | null;
}

export interface PrizeWords {
  /** '$150 off your next service.' */
  readonly heading: string;
  /** 'Code SPIN-7QK4MX, good until 15 February 2027.' */
  readonly text: string;
}

/** What is said of a draw (ledger A10). */
export function prizeWords({ name, isPrize, code, validUntil }: Drawn): PrizeWords {
  // What was drawn by an account that was erased is not known any more.
  if (name === '') return { heading: 'You’ve had your spin.', text: 'Everyone gets one spin of this wheel.' };
  if (!isPrize) return { heading: 'No prize this time.', text: 'Thanks for playing.' };
  const day = validUntil === null ? null : calendarDay(validUntil);
  return { heading: `${name}.`, text: `Code ${code}${day === null ? '' : `, good until ${fullDayText(day)}`}.` };
}
