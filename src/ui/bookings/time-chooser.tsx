import { countWords } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { BookingDay } from '#src/views/bookings/booking-days.ts';
import type { BookingPage } from '#src/views/bookings/show-booking.ts';

interface Props {
  readonly page: BookingPage;
  readonly day: BookingDay;
}

const dayHref = ({ href }: BookingPage, date: string): string => `${href}&date=${date}#times`;

/**
 * Another time for a booking: a day, then one of its free slots. Each slot is a button of one form, so that no script is needed.
 */
export function TimeChooser({ page, day }: Props) {
  return (
    <details id="times" className="booking-fold" open={page.isChoosing}>
      <summary>Choose another time</summary>
      <div className="grid gap-5 pb-6">
        <form method="get" action={`${page.path}#times`} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="key" value={page.key} />
          <div className="field">
            <label htmlFor="booking-date" className="field__label">
              Date
            </label>
            <input
              id="booking-date"
              type="date"
              name="date"
              required
              min={day.today}
              defaultValue={day.date}
              className="field__input"
            />
          </div>
          <button type="submit" className={buttonClass('plain')}>
            Show times
          </button>
        </form>
        <div className="flex items-center justify-between gap-3">
          <DayLink page={page} date={day.before} label="Previous day" icon="back" />
          <h2 className="text-center text-base/tight font-semibold">
            {day.label}
            <span className="block text-md font-normal text-ink-2">
              {day.times.length === 0 ? 'No times available' : `${countWords(day.times.length, 'time')} available`}
            </span>
          </h2>
          <DayLink page={page} date={day.after} label="Next day" icon="forward" />
        </div>
        {day.times.length > 0 && (
          <form method="post" action={page.href} className="booking-times">
            <input type="hidden" name="action" value="move" />
            {day.times.map(({ iso, label }) => (
              <button key={iso} type="submit" name="startsAt" value={iso} className="booking-time">
                <span className="sr-only">Book {day.label}, </span>
                {label}
              </button>
            ))}
          </form>
        )}
      </div>
    </details>
  );
}

interface DayProps {
  readonly page: BookingPage;
  readonly date: string | null;
  readonly label: string;
  readonly icon: 'back' | 'forward';
}

function DayLink({ page, date, label, icon }: DayProps) {
  if (date === null) return <span className="size-11" />;
  return (
    <a
      href={dayHref(page, date)}
      aria-label={label}
      className="grid size-11 flex-none place-items-center rounded-control border border-line hover:border-line-strong"
    >
      <Icon name={icon} className="size-5" />
    </a>
  );
}
