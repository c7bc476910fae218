/** Past either, a figure from a screen would be a guess (ledger T3). */
const OLDEST_YEARS = 7;
const MOST_KM = 100_000;

/** What is known of how old a car is, and how far it has been driven. */
export interface LimitedCar {
  /** The year that it is called by. */
  readonly year: number;
  /** When it was built or complied, as far as a register says: yyyy-mm-dd or yyyy-mm. */
  readonly built: string | null;
  readonly kms: number | null;
}

/**
 * Why a car gets no figure; null when it may have one (ledger T3). A car of seven years and a day is past the limit, as is one of 100,001 km. If
 * only the month or the year is known, it counts from the first day of it: no car that may be past the limit gets a figure. `today` is the
 * day on the site's calendar, as yyyy-mm-dd.
 */
export function figureLimit({ year, built, kms }: LimitedCar, today: string): 'age' | 'kilometres' | null {
  const from = firstDay(built ?? String(year));
  const lastDay = `${Number(from.slice(0, 4)) + OLDEST_YEARS}${from.slice(4)}`;
  if (today > lastDay) return 'age';
  return kms !== null && kms > MOST_KM ? 'kilometres' : null;
}

const firstDay = (date: string): string => `${date}-01-01`.slice(0, 'yyyy-mm-dd'.length);
