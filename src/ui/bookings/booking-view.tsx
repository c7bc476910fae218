import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { BookingPage } from '#src/views/bookings/show-booking.ts';
import { BookingPanel } from './booking-panel.tsx';
import { TimeChooser } from './time-chooser.tsx';

interface Props {
  readonly page: BookingPage;
  /** Why the last action failed. */
  readonly message: string | null;
}

/** A booking's own page: its state, and what its owner can do with it, with and without script (ledger L11). */
export function BookingView({ page, message }: Props) {
  const { choices, location } = page;
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <div className="grid max-w-[42rem] min-w-0 content-start gap-5">
        <p className={`flex items-center gap-2 font-semibold ${page.isConfirmed ? 'text-good' : 'text-ink-2'}`}>
          <Icon name={page.isConfirmed ? 'check' : 'clock'} className="size-6" />
          {page.status}
        </p>
        <h1>{page.title}</h1>
        <p className="text-h3 text-balance">{page.when}</p>
        <p className="text-lg text-ink-2">{page.text}</p>
        {message !== null && (
          <div role="alert" className="form-alert">
            <Icon name="alert" className="mt-0.5 size-5" />
            <p className="font-semibold">{message}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {choices.canConfirm && (
            <form method="post" action={page.href}>
              <button type="submit" name="action" value="confirm" className={`${buttonClass('primary')} max-sm:w-full`}>
                <Icon name="check" />
                Confirm this time
              </button>
            </form>
          )}
          {page.calendarHref !== null && (
            <a href={page.calendarHref} className={buttonClass(page.isConfirmed ? 'primary' : 'plain')}>
              <Icon name="calendar" />
              Add to calendar
            </a>
          )}
          {location?.phone != null && (
            <a href={telHref(location.phone)} className={buttonClass('plain')}>
              <Icon name="phone" />
              {location.phone}
            </a>
          )}
        </div>
        <div className="mt-4 divide-y divide-line border-y border-line empty:hidden">
          {page.day !== null && <TimeChooser page={page} day={page.day} />}
          {choices.canCancel && <CancelFold page={page} />}
        </div>
      </div>
      <BookingPanel page={page} />
    </div>
  );
}

function CancelFold({ page }: Pick<Props, 'page'>) {
  return (
    <details className="booking-fold">
      <summary>Cancel your {page.name}</summary>
      <div className="grid gap-4 pb-6">
        <p className="text-ink-2">We’ll let the team know and free up the time for someone else.</p>
        <form method="post" action={page.href}>
          <button type="submit" name="action" value="cancel" className={buttonClass('danger')}>
            Yes, cancel my {page.name}
          </button>
        </form>
      </div>
    </details>
  );
}
