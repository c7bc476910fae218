import { calendarDay } from '#src/rules/time/zone-time.ts';
import { isBlank, NOTHING, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Day 0 of spreadsheets' calendars, and the days that can be meant. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);
const [FIRST_SHEET_DAY, LAST_SHEET_DAY] = [25_000, 65_000];
/** How databases write that there is no day. */
const NO_DAY = '1900-01-01';
const DAY_MS = 86_400_000;

/** How a column writes days: '12/31/2026' is month first; a mixed column has both, and '05/06/2026' in it could be either. */
export type DayOrder = 'day first' | 'month first' | 'mixed';

/** Which day a month alone means: registration runs to the end of it, a build date to its start. */
export type MonthMeans = 'first' | 'last';

/** Reads a day as dealers write it, day before month: '31/12/2026', '31.12.26', '2026-12-31', 'Dec-26', '12/2026', '12/26', '31 December 2026', and a month as '2609' (ledger J8). The answer is yyyy-mm-dd. A column may have its months first; one that has both says nothing where both could be meant. */
export function readDay(text: string, monthMeans: MonthMeans, order: DayOrder = 'day first'): Reading<string> {
  if (isBlank(text)) return NOTHING;
  const cell = text
    .trim()
    .toLowerCase()
    .replace(/[t\s]\d{1,2}:\d{2}.*$/s, '')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(cell) ?? [];
  if (y !== undefined) return day(Number(y), Number(m), Number(d), plain);
  const [, one, two, end] = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})$/.exec(cell) ?? [];
  if (end !== undefined) {
    const [first, second] = [Number(one), Number(two)];
    const isEither = isMonth(first) && isMonth(second) && first !== second;
    if (isEither && order === 'mixed') return UNREADABLE;
    return second > 12 || (isEither && order === 'month first')
      ? day(fullYear(end), first, second, repaired)
      : day(fullYear(end), second, first, plain);
  }
  const named = /^(?:(\d{1,2})[-/.\s]*)?([a-z]{3,9})[-/.,\s]*(?:(\d{1,2})[,\s]+)?['’]?(\d{4}|\d{2})$/.exec(cell);
  const month = named === null ? 0 : MONTHS.indexOf((named[2] ?? '').slice(0, 3)) + 1;
  if (named !== null && month > 0) {
    const date = named[1] ?? named[3];
    return date === undefined
      ? inMonth(fullYear(named[4] ?? ''), month, monthMeans)
      : day(fullYear(named[4] ?? ''), month, Number(date), plain);
  }
  const [, ym, mm] = /^(\d{4})[-/.](\d{1,2})$/.exec(cell) ?? [];
  if (ym !== undefined) return inMonth(Number(ym), Number(mm), monthMeans);
  const [, mo, yr] = /^(\d{1,2})[-/.](\d{4})$/.exec(cell) ?? [];
  if (mo !== undefined) return inMonth(Number(yr), Number(mo), monthMeans);
  const [, only, short] = /^(\d{1,2})[-/.](\d{2})$/.exec(cell) ?? [];
  // As on a compliance plate; where a month and a day could be meant, nobody knows which.
  if (short !== undefined && (monthMeans === 'first' || Number(short) > 12))
    return inMonth(fullYear(short), Number(only), monthMeans);
  if (monthMeans === 'first' && /^\d{4}$/.test(cell)) return inFourFigures(cell);
  const serial = /^\d{5}(?:\.\d+)?$/.test(cell) ? Math.floor(Number(cell)) : 0;
  if (serial < FIRST_SHEET_DAY || serial > LAST_SHEET_DAY) return UNREADABLE;
  return repaired(new Date(SHEET_EPOCH + serial * DAY_MS).toISOString().slice(0, 10));
}

const fullYear = (text: string): number => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900));
const two = (figure: number): string => String(figure).padStart(2, '0');

function day(year: number, month: number, date: number, as: (value: string) => Reading<string>): Reading<string> {
  const text = `${year}-${two(month)}-${two(date)}`;
  if (text === NO_DAY) return NOTHING;
  return year >= 1900 && calendarDay(text) !== null ? as(text) : UNREADABLE;
}

/** A build date of four figures, yymm or mmyy; where both fit, or a year of this century does, nobody knows which is meant. */
function inFourFigures(cell: string): Reading<string> {
  const [start, end] = [cell.slice(0, 2), cell.slice(2)];
  const [isFirst, isLast] = [isMonth(Number(start)), isMonth(Number(end))];
  if (isFirst === isLast || start === '20') return UNREADABLE;
  return isFirst ? inMonth(fullYear(end), Number(start), 'first') : inMonth(fullYear(start), Number(end), 'first');
}

const isMonth = (figure: number): boolean => figure >= 1 && figure <= 12;

function inMonth(year: number, month: number, means: MonthMeans): Reading<string> {
  if (!isMonth(month)) return UNREADABLE;
  const date = means === 'first' ? 1 : new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day(year, month, date, repaired);
}
