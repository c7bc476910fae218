import { Icon } from '#src/ui/kit/icon.tsx';
import type { WatchedRow, WatchedVehicle } from '#src/views/accounts/watchlist-view.ts';
import type { WatchlistAlerts } from '#src/views/alerts/alerts-part.ts';

interface Props {
  readonly row: WatchedRow;
  readonly alerts: WatchlistAlerts | null;
  readonly action: string;
}

/** What can be done with a watched vehicle: plain forms, which work without script. */
export function WatchedTools({ row, alerts, action }: Props) {
  const about = row.kind === 'gone' ? '' : ` ${row.name}`;
  return (
    <form method="post" action={action} className="watched__tools">
      <input type="hidden" name="car" value={row.id} />
      {row.kind === 'listed' && (
        <>
          <fc-form-link className="contents">
            <a href={row.enquireHref} className="form-link watched-tool">
              <Icon name="mail" className="size-4" />
              Enquire<span className="sr-only"> about {row.name}</span>
            </a>
          </fc-form-link>
          {row.back !== null && (
            <a href={row.back.href} className="watched-tool" data-long="">
              <Icon name="return" className="size-4" />
              {row.back.label}
              <span className="sr-only">: {row.name}</span>
            </a>
          )}
          {row.reservedHref !== null && (
            <a href={row.reservedHref} className="watched-tool" data-long="">
              <Icon name="clock" className="size-4" />
              Open my reservation<span className="sr-only"> of {row.name}</span>
            </a>
          )}
          {/* Of a reserved one there is nothing to be told but that it is free again. */}
          {alerts !== null && row.back === null && row.reservedHref === null && <AlertTool row={row} alerts={alerts} />}
        </>
      )}
      {row.kind === 'sold' && (
        <a href={row.similarHref} className="watched-tool">
          <Icon name="search" className="size-4" />
          find me something similar
        </a>
      )}
      <button type="submit" name="action" value="remove" className="watched-tool">
        <Icon name="close" className="size-4" />
        Remove<span className="sr-only">{about}</span>
      </button>
    </form>
  );
}

interface AlertProps {
  readonly row: WatchedVehicle;
  readonly alerts: WatchlistAlerts;
}

/** Turns the alert of a vehicle on or off. While its shopper is told about nothing it says so, and leads to where that changes. */
function AlertTool({ row: { name, alerts: isWanted }, alerts: { state, href } }: AlertProps) {
  const bell = <Icon name="bell" className="size-4" />;
  if (isWanted && state !== 'on')
    return (
      <a href={href} className="watched-tool" data-long={state === 'choose' ? '' : undefined}>
        {bell}
        {state === 'choose' ? 'Choose how we tell you' : 'Alerts are off'}
        <span className="sr-only"> about {name}</span>
      </a>
    );
  return (
    <button type="submit" name="action" value={isWanted ? 'alert-off' : 'alert-on'} className="watched-tool">
      {bell}
      {isWanted ? 'Alert on' : 'Alert off'}
      <span className="sr-only">
        {' '}
        for {name}, turn it {isWanted ? 'off' : 'on'}
      </span>
    </button>
  );
}
