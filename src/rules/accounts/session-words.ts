import { countWords } from '#src/rules/text/plural.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';

interface Session {
  readonly isThis: boolean;
  readonly lastUsedAt: number;
}

interface Clock {
  readonly zone: string;
  readonly now: number;
}

/** When a session was used last, for its owner. */
export const lastUsedWords = ({ isThis, lastUsedAt }: Session, { zone, now }: Clock): string =>
  isThis ? 'You’re using it now' : `Last used ${dayWords(lastUsedAt, { zone, now })}`;

/** Where a shopper is signed in: 'This device and 2 others, last used on 13 November.' */
export function sessionWords(sessions: readonly Session[], { zone, now }: Clock): string {
  const others = sessions.filter(({ isThis }) => !isThis);
  if (others.length === 0) return 'You’re signed in on this device only.';
  const last = Math.max(...others.map(({ lastUsedAt }) => lastUsedAt));
  return `This device and ${countWords(others.length, 'other')}, last used ${dayWords(last, { zone, now })}.`;
}

function dayWords(at: number, { zone, now }: Clock): string {
  const day = longDayText(zone, at, now);
  return day === longDayText(zone, now, now) ? 'today' : `on ${day}`;
}
