import { Icon } from '#src/ui/kit/icon.tsx';
import type { WatchlistView } from '#src/views/accounts/watchlist-view.ts';

/** The way to the first vehicles of a watchlist side by side; nothing when there are too few. */
export const CompareLink = ({ compare }: Pick<WatchlistView, 'compare'>) =>
  compare === null ? null : (
    <a href={compare.href} data-compare="" className="garage__link gap-2">
      <Icon name="compare" className="size-4.5" />
      <span>{compare.label}</span>
    </a>
  );
