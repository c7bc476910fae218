import { WEEKDAYS } from './hours-lines.ts';
import type { Span } from './opening-state.ts';

/** One entry of a location's hours in schema.org's vocabulary. */
export interface HoursData {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: readonly string[];
  readonly validFrom?: string;
  readonly validThrough?: string;
  readonly opens: string;
  readonly closes: string;
}

/**
 * A location's hours for search engines (ledger W1): days with the same hours together, Monday first, then each special date. A
 * closed weekday is left out; a closed date opens and closes at midnight.
 */
export function openingHoursData(week: readonly (Span | null)[], special: Readonly<Record<string, Span | null>>): HoursData[] {
  const days = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const span = week[weekday];
    return span == null ? [] : [{ day: WEEKDAYS[weekday] ?? '', span }];
  });
  const spans = [...new Map(days.map(({ span }) => [span.join(), span])).values()];
  return [
    ...spans.map(
      ([opens, closes]): HoursData => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.filter(({ span }) => span[0] === opens && span[1] === closes).map(({ day }) => day),
        opens,
        closes,
      }),
    ),
    ...Object.entries(special)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, span]): HoursData => {
        const [opens, closes] = span ?? ['00:00', '00:00'];
        return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes };
      }),
  ];
}
