/** From when to when, such as ['08:30', '17:00']. */
type Span = readonly [open: string, close: string];

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** One entry of a place's hours in schema.org's words. */
export interface HoursData {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: readonly string[];
  readonly validFrom?: string;
  readonly validThrough?: string;
  readonly opens: string;
  readonly closes: string;
}

/**
 * When a place is open, for search engines (ledger W1): days that are alike together, Monday first, then each date with hours of its own. A day
 * without hours is closed by being left out; a date says so by opening and closing at midnight.
 */
export function openingHoursData(week: readonly (Span | null)[], special: Readonly<Record<string, Span | null>>): HoursData[] {
  const days = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const span = week[weekday];
    return span == null ? [] : [{ day: DAYS[weekday] ?? '', span }];
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
