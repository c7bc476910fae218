import type { Target } from './target.ts';

/** A day at a location, and the times that can be booked in it. */
export interface BookableDay {
  readonly site: string;
  readonly location: string;
  readonly date: string;
  readonly times: readonly string[];
}

/** The times of a day that are still free. */
export async function freeTimes(target: Target, { site, location, date }: Omit<BookableDay, 'times'>): Promise<string[]> {
  const { text } = await target.ask(site, `/api/appointments?kind=test-drive&location_id=${location}&date=${date}`);
  return (JSON.parse(text) as { times: { starts_at: string }[] }).times.map(({ starts_at: at }) => at);
}

/** The nth day from a week on at which a location takes test drives. */
export async function openDay(target: Target, site: string, location: string, nth: number): Promise<BookableDay> {
  let found = -1;
  for (let ahead = 7; ahead < 60; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const times = await freeTimes(target, { site, location, date });
    // Short days, such as Saturdays, would be filled too soon.
    if (times.length >= 12) found += 1;
    if (found === nth) return { site, location, date, times };
  }
  throw new Error(`${location} takes no test drives.`);
}

/** A lead that asks for a test drive at a time. */
export const driveLead = (
  { location, date }: BookableDay,
  at: string,
  person: Readonly<Record<string, string>>,
  words: string,
) => ({
  form: 'test-drive',
  ...person,
  location,
  booking_date: date,
  dateTime: at,
  message: words,
});
