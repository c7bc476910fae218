/** A weekday's hours as a location has them; 0 is Sunday (ledger D6). */
export interface DayHours {
  readonly weekday: number;
  readonly status: 'Open' | 'Closed';
  readonly open?: string | undefined;
  readonly close?: string | undefined;
  /** The dealer's own words for the day's hours; they stand where they are given. */
  readonly formated_hours?: string | undefined;
}

/** A line of an hours table. */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
  /** Where a closed day leads to, where it is a link. */
  readonly href?: string;
  /** The line that today stands in, where a day was asked about. */
  readonly isToday?: true;
}

/** What a closed day says, and where it leads, if anywhere. */
export interface ClosedWords {
  readonly text: string;
  readonly href: string | null;
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The order a week is read in. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** What a closed day says where nothing else is wanted. */
export const CLOSED: ClosedWords = { text: 'Closed', href: null };

/**
 * The week in as few lines as say the truth: Monday to Friday together when they are alike, Saturday and Sunday apart (ledger D6). The
 * line of `today`, a weekday, is marked.
 */
export function hoursLines(week: readonly DayHours[], closed: ClosedWords = CLOSED, today: number | null = null): HoursLine[] {
  if (week.length === 0) return [];
  const of = (weekday: number) => dayWords(week.find((day) => day.weekday === weekday)) ?? wordsOf(closed);
  const line = (days: string, weekdays: readonly number[]): HoursLine => ({
    days,
    ...of(weekdays[0] ?? 0),
    ...(today !== null && weekdays.includes(today) && { isToday: true as const }),
  });
  const weekdays = WEEK.slice(0, 5);
  const isSame = weekdays.every((weekday) => of(weekday).hours === of(1).hours);
  if (!isSame) return WEEK.map((weekday) => line(WEEKDAYS[weekday] ?? '', [weekday]));
  return [line('Monday to Friday', weekdays), line('Saturday', [6]), line('Sunday', [0])];
}

const wordsOf = ({ text, href }: ClosedWords) => (href === null ? { hours: text } : { hours: text, href });

function dayWords(day: DayHours | undefined): { hours: string } | null {
  const own = day?.formated_hours?.trim() ?? '';
  if (own !== '') return { hours: own };
  if (day?.status !== 'Open' || day.open === undefined || day.close === undefined) return null;
  return { hours: spanText([day.open, day.close]) };
}

/** From when to when, in words: 8.30 am to 5 pm. */
export const spanText = ([open, close]: readonly [string, string]): string => `${clockText(open)} to ${clockText(close)}`;

/** 08:30 as people say it: 8.30 am. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`;
}
