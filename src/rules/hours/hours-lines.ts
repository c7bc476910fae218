/** A weekday's hours as a location has them; 0 is Sunday (ledger D6). */
export interface DayHours {
  readonly weekday: number;
  readonly status: 'Open' | 'Closed';
  readonly open?: string | undefined;
  readonly close?: string | undefined;
}

/** A line of an hours table. */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The order a week is read in. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The week in as few lines as say the truth: Monday to Friday together when they are alike, Saturday and Sunday apart (ledger D6). */
export function hoursLines(week: readonly DayHours[]): HoursLine[] {
  if (week.length === 0) return [];
  const of = (weekday: number) => dayText(week.find((day) => day.weekday === weekday));
  const isSame = WEEK.slice(0, 5).every((weekday) => of(weekday) === of(1));
  const line = (weekday: number) => ({ days: NAMES[weekday] ?? '', hours: of(weekday) });
  return isSame ? [{ days: 'Monday to Friday', hours: of(1) }, line(6), line(0)] : WEEK.map(line);
}

function dayText(day: DayHours | undefined): string {
  if (day?.status !== 'Open' || day.open === undefined || day.close === undefined) return 'Closed';
  return `${clockText(day.open)} to ${clockText(day.close)}`;
}

/** 08:30 as people say it: 8.30 am. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}${minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`;
}
