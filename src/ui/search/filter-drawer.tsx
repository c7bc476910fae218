import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { openDialog } from '#src/ui/kit/open-dialog.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { FilterForm } from './filter-form.tsx';
import { resultCount } from './result-count.ts';
import type { Search } from './use-search.ts';

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
  readonly failure: ReactNode;
  readonly onClose: () => void;
}

/**
 * The filters on a phone, over the whole window. The results behind follow each choice, and the button says how many there are
 * (ledger S20).
 */
export function FilterDrawer({ page, search, failure, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Closing it returns the focus to the button that opened it.
    openDialog(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} aria-label="Filters" className="drawer" onClose={onClose}>
      <div className="flex items-center justify-between border-b border-line py-2.5 ps-5 pe-2.5">
        <p className="head-type text-xl">Filters</p>
        <button
          type="button"
          aria-label="Close filters"
          onClick={() => dialog.current?.close()}
          className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="relative overflow-y-auto overscroll-contain px-5 pb-6">
        <FilterForm page={page} search={search} />
      </div>
      {failure !== null && <div className="px-5 pt-3 [&>*]:mb-0">{failure}</div>}
      <div className="grid grid-cols-[auto_1fr] gap-3 px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-bar">
        <a href={page.clearHref} className={buttonClass('plain')}>
          Clear all
        </a>
        <p role="status" aria-busy={search.isBusy} className="sr-only">
          {resultCount(page)}
        </p>
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('primary')}>
          Show {resultCount(page)}
        </button>
      </div>
    </dialog>
  );
}
