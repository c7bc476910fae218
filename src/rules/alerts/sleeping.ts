import { SLEEPS_AFTER_MS } from './alert-limits.ts';

/** When a person was last seen to open their account or press a button in one of our emails, and when they were asked whether they still look. */
export interface Seen {
  readonly lastSeenAt: number;
  readonly lastCallAt: number | null;
}

/**
 * awake: alerts are sent. asked: the next one asks 'Still looking?'. asleep: it has been asked, and nothing is sent until the person is seen
 * again.
 */
export function wakefulness({ lastSeenAt, lastCallAt }: Seen, now: number): 'awake' | 'asked' | 'asleep' {
  if (now - lastSeenAt < SLEEPS_AFTER_MS) return 'awake';
  return lastCallAt === null || lastCallAt <= lastSeenAt ? 'asked' : 'asleep';
}
