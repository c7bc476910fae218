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

/** Why a car gets no figure. */
export type FigureLimit = 'age' | 'kilometres';

/**
 * Why a car gets no figure; null when it may have one (ledger T3). A car of seven years and a day is past the limit, as is one of 100,001 km. If
 * only the month or the year is known, it counts from the first day of it: no car that may be past the limit gets a figure. `today` is the
 * day on the site's calendar, as yyyy-mm-dd.
 */
export function figureLimit({ year, built, kms }: LimitedCar, today: string): FigureLimit | null {
  if (isPast(built ?? String(year), '-01-01', today)) return 'age';
  return kms !== null && kms > MOST_KM ? 'kilometres' : null;
}

/** Whether a car is past the age even if it was built on the last day of the month or year that is known. */
export const isSurelyOld = ({ year, built }: Omit<LimitedCar, 'kms'>, today: string): boolean =>
  isPast(built ?? String(year), '-12-31', today);

/** `ending` is the day that counts if a date is not known whole: of a month its last two digits do. */
function isPast(built: string, ending: '-01-01' | '-12-31', today: string): boolean {
  const day = built.length === 'yyyy'.length ? `${built}${ending}` : `${built}${ending.slice(-3)}`.slice(0, 'yyyy-mm-dd'.length);
  return today > `${Number(day.slice(0, 4)) + OLDEST_YEARS}${day.slice(4)}`;
}
