import { countWords } from '#src/rules/text/plural.ts';
import { OfferFavourites } from '#src/ui/favourites/favourites-offer.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { WatchlistView } from '#src/views/accounts/watchlist-view.ts';
import { CompareLink } from './compare-link.tsx';
import { FormAlert } from './form-alert.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SignOut } from './sign-out.tsx';
import { WatchedRows } from './watched-rows.tsx';

interface Props {
  readonly list: WatchlistView;
  /** Its own address. */
  readonly path: string;
  readonly garage: { readonly label: string; readonly href: string };
  /** The time at which it was true: '3.12 pm'. */
  readonly asOf: string;
  /** Why what was pressed was not done. */
  readonly message: string | null;
}

/** The watchlist on a page of its own (ledger A9). */
export function WatchlistPage({ list, path, garage, asOf, message }: Props) {
  return (
    <fc-garage className="wrap grid min-h-[60vh] content-start gap-4 py-[clamp(1.25rem,3vw,2.5rem)]">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h1>Watchlist</h1>
          <div className="flex flex-wrap items-center gap-x-6">
            <a href={garage.href} className="garage__link gap-2">
              <Icon name="user" className="size-4.5" />
              {garage.label}
            </a>
            <SignOut to={garage.href} />
          </div>
        </div>
        {list.rows.length > 0 && (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            <p data-count-of={list.word} className="text-ink-2">
              {countWords(list.rows.length, list.word)}
            </p>
            <CompareLink compare={list.compare} />
          </div>
        )}
      </div>
      <OfflineNote asOf={asOf} />
      {message !== null && <FormAlert message={message} />}
      <OfferFavourites />
      <WatchedRows list={list} action={path} level={2} />
    </fc-garage>
  );
}
