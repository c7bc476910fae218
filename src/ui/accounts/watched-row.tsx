import { Tag } from '#src/ui/card/tag.tsx';
import { DottedLine } from '#src/ui/kit/dotted-line.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { WatchedRow as Row, WatchedVehicle } from '#src/views/accounts/watchlist-view.ts';
import type { WatchlistAlerts } from '#src/views/alerts/alerts-part.ts';
import { WatchedTools } from './watched-tools.tsx';

interface Props {
  readonly row: Row;
  /** What the site sells, car or caravan. */
  readonly word: string;
  readonly alerts: WatchlistAlerts | null;
  /** The page that its forms are sent to. */
  readonly action: string;
  readonly level: 2 | 3;
}

const SIZES = '(width >= 640px) 168px, 104px';

/** A vehicle of the watchlist: what it costs, what its price did since it was saved, and what can be done (ledger A9). */
export function WatchedRow({ row, word, alerts, action, level }: Props) {
  const isGone = row.kind === 'gone';
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <fc-watched
      className="block"
      data-car={String(row.id)}
      data-word={word}
      data-name={isGone ? undefined : row.name}
      data-free={row.kind === 'listed' && row.isFree ? '' : undefined}
    >
      <div className="watched" data-shown="">
        <div className="watched__photo">
          <Photo picture={isGone ? null : row.picture} body={row.body} sizes={SIZES} isSold={row.kind !== 'listed'} />
        </div>
        <div className="min-w-0">
          <Name className={`watched__name ${row.kind === 'listed' ? '' : 'text-ink-2'}`}>
            {isGone ? (
              'No longer listed'
            ) : (
              <a href={row.href} className="hover:text-link">
                {row.name}
              </a>
            )}
          </Name>
          {isGone ? (
            <p className="text-md text-ink-2">
              You saved this {word} on {row.savedOn}.
            </p>
          ) : (
            <DottedLine parts={row.facts} className="text-md text-ink-2" />
          )}
        </div>
        {!isGone && <Money car={row} />}
        <WatchedTools row={row} alerts={alerts} action={action} />
      </div>
      <form method="post" action={action} className="watched-line" data-removed="" hidden>
        <input type="hidden" name="car" value={row.id} />
        <input type="hidden" name="key" value={row.undoKey} />
        <p className="min-w-0 wrap-anywhere">Removed{isGone ? '' : `: ${row.name}`}.</p>
        <button type="submit" name="action" value="undo" className="watched-tool">
          <Icon name="return" className="size-4" />
          Undo<span className="sr-only">{isGone ? '' : ` and keep ${row.name}`}</span>
        </button>
      </form>
    </fc-watched>
  );
}

function Money({ car: { price, change, tag } }: { readonly car: WatchedVehicle }) {
  return (
    <div className="watched__money">
      {tag !== null && <Tag tag={tag} />}
      {price !== null && (
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2 sm:justify-end">
            <span className={`price-type ${price.kind === 'words' ? 'text-lg' : 'text-[1.375rem]/tight'}`}>{price.text}</span>
            {price.kind === 'subscription' && <span className="text-md font-semibold">{price.per}</span>}
            {change?.saved != null && (
              <s className="text-md text-ink-2">
                <span className="sr-only">when you saved it </span>
                {change.saved}
              </s>
            )}
          </p>
          {price.kind !== 'words' && <p className="text-sm text-ink-2">{price.meaning}</p>}
        </div>
      )}
      {change !== null && (
        <p className="pill" data-kind={change.kind === 'less' ? 'good' : undefined}>
          {change.kind !== 'same' && <Icon name={change.kind === 'less' ? 'falling' : 'rising'} className="size-4" />}
          {change.text}
        </p>
      )}
    </div>
  );
}
