import { minutesLeft } from '#src/rules/reservations/time-left.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { HoldView } from '#src/views/reservations/hold-view.ts';

interface Props {
  /** null while nothing is held yet: the page's script tells when there is a hold. */
  readonly hold: HoldView | null;
  readonly carId: number;
  /** What the hold waits for: somebody who can be reached, or, where that is known already, that they pay. */
  readonly begins: 'reached' | 'paying';
}

const WAITING: Readonly<Record<Props['begins'], string>> = {
  reached: 'Once we have your email or phone, nobody else can take it while you pay.',
  paying: 'Once you start to pay, nobody else can take it.',
};

/**
 * How long nobody else can take the vehicle: a clock time, and what is left, which only the script can know a second later. The seconds are for
 * the eye; what is spoken is spoken three times. Before there is a hold, a line of the same size tells how it begins, so that nothing moves under
 * whoever is typing when it does.
 */
export function KeepingLine({ hold, carId, begins }: Props) {
  return (
    <fc-buying
      className="block"
      data-does="countdown"
      data-left={hold === null ? undefined : String(hold.until - hold.now)}
      data-car={String(carId)}
      data-state="held"
    >
      <div className="keeping">
        <Icon name="clock" className="size-5" />
        <p className="keeping__waiting">{WAITING[begins]}</p>
        <p className="keeping__held">
          Nobody else can take it while you pay:{' '}
          <span role="timer" aria-live="off" data-shows="left" className="hidden">
            <strong>{hold === null ? '' : minutesLeft(hold.until - hold.now)}</strong> left.
          </span>
          <span data-shows="clock">
            until <strong>{hold?.untilText}</strong>.
          </span>
        </p>
      </div>
      <p role="status" className="sr-only" data-shows="spoken" />
    </fc-buying>
  );
}
