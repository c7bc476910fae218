/** A location's hours on a weekday; 0 is Sunday (ledger D6). */
export interface DayHours {
  readonly weekday: number;
  readonly status: 'Open' | 'Closed';
  readonly open?: string | undefined;
  readonly close?: string | undefined;
  /** The dealer's own text for the day's hours, which replaces the times. */
  readonly formated_hours?: string | undefined;
}

export interface HoursLine {
  readonly days: string;
  readonly hours: string;
  /** The link of a closed day, if it has one. */
  readonly href?: string;
  /** Set on the line that includes today, if a day was passed. */
  readonly isToday?: true;
}

/** The text of a closed day, and its link if it has one. */
export interface ClosedWords {
  readonly text: string;
  readonly href: string | null;
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The order in which weekdays are listed. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The default text of a closed day. */
export const CLOSED: ClosedWords = { text: 'Closed', href: null };

/**
 * The week in as few lines as possible: Monday to Friday together if they are alike, Saturday and Sunday separately (ledger D6).
 * The line that includes the weekday `today` is marked.
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

/** A time span as text: 8.30 am to 5 pm. */
export const spanText = ([open, close]: readonly [string, string]): string => `${clockText(open)} to ${clockText(close)}`;

/** 08:30 as text: 8.30 am. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`;
}
