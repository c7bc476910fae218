import { Icon } from '#src/ui/kit/icon.tsx';
import type { WatchedRow } from '#src/views/accounts/watchlist-view.ts';

interface Props {
  readonly row: WatchedRow;
  readonly action: string;
}

/** What can be done with a watched vehicle: plain forms, which work without script. */
export function WatchedTools({ row, action }: Props) {
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
          <button type="submit" name="action" value={row.alerts ? 'alert-off' : 'alert-on'} className="watched-tool">
            <Icon name="bell" className="size-4" />
            {row.alerts ? 'Alert on' : 'Alert off'}
            <span className="sr-only">
              {' '}
              for {row.name}, turn it {row.alerts ? 'off' : 'on'}
            </span>
          </button>
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
