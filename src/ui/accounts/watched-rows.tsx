import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { WatchlistView } from '#src/views/accounts/watchlist-view.ts';
import { EmptyGarage } from './empty-garage.tsx';
import { WatchedRow } from './watched-row.tsx';

interface Props {
  readonly list: WatchlistView;
  /** The page that its forms are sent to. */
  readonly action: string;
  readonly level: 2 | 3;
}

/** The vehicles of a watchlist, or how to save one. */
export function WatchedRows({ list: { rows, word, alerts, stock }, action, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (rows.length === 0)
    return (
      <div className="grid max-w-xl justify-items-start gap-2 rounded-panel bg-sunk p-[clamp(1.25rem,3vw,2rem)]">
        <EmptyGarage />
        <Heading className="text-xl">Nothing saved yet</Heading>
        <p className="text-ink-2">
          Tap the heart on a {word} and you’ll find it here, on every device. We’ll keep an eye on its price.
        </p>
        <a href={stock.href} className={`${buttonClass('primary')} mt-3 max-sm:w-full`}>
          {stock.label}
        </a>
      </div>
    );
  return (
    <ul className="watched-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <WatchedRow row={row} word={word} alerts={alerts} action={action} level={level} />
        </li>
      ))}
    </ul>
  );
}
