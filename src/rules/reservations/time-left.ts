import { countdownText } from '../accounts/countdown-text.ts';

const MINUTE = 60_000;

/** What is left of a hold, as a clock counts down, in minutes and seconds: '18:42'. */
export const minutesLeft = (ms: number): string => countdownText(Math.max(0, Math.ceil(ms / 1_000)));

/** What is left of a reservation: '41 h 12 min', '12 min'. */
export function hoursLeft(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** How much of the time is left, from 0 to 100. */
export const percentLeft = (leftMs: number, wholeMs: number): number =>
  Math.round(Math.min(1, Math.max(0, leftMs / wholeMs)) * 100);

/** When a countdown speaks: it would be a nuisance each second. */
const SPOKEN = [10, 5, 1] as const;

/** What is said aloud between two readings of the clock; null when nothing is. */
export function spokenLeft(beforeMs: number, nowMs: number): string | null {
  const passed = SPOKEN.find((minutes) => beforeMs > minutes * MINUTE && nowMs <= minutes * MINUTE);
  return passed === undefined || nowMs <= 0 ? null : `${passed} ${passed === 1 ? 'minute' : 'minutes'} left.`;
}
