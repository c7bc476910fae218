import { DAY_MS } from '#src/rules/time/local-day.ts';

/** How many alerts one address may have. */
export const MOST_ALERTS = 20;

/** How long the link of a confirmation email works. */
export const CONFIRM_HOURS = 48;
export const CONFIRM_MS = CONFIRM_HOURS * 3_600_000;

/** Alerts whose owner has not been seen for so long are asked about once, and then sleep. */
export const SLEEPS_AFTER_MS = 90 * DAY_MS;

/** How long what happened to stock is stored, with what was found of it and sent. */
export const EVENT_DAYS = 30;

/** How long an alert is stored that nobody confirms. A link that has expired asks for a new one for a while. */
export const UNCONFIRMED_DAYS = 7;

/** How long an alert is stored after it was stopped. */
export const STOPPED_DAYS = 90;

/** How many vehicles one email shows. */
export const MOST_SHOWN = 6;

/** How often an alert may be sent. */
export const FREQUENCIES = ['day', 'week'] as const;
export type Every = (typeof FREQUENCIES)[number];

export const isEvery = (text: string): text is Every => (FREQUENCIES as readonly string[]).includes(text);

/** An alert's frequency, on the form and in a shopper's own list. */
export const EVERY_WORDS: Readonly<Record<Every, string>> = {
  day: 'Once a day, if something’s new',
  week: 'Once a week',
};
