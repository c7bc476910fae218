import { lazy, type ReactNode, useEffect, useState, useTransition } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { SortOptions } from './sort-options.tsx';
import type { Search } from './use-search.ts';

const drawerCode = async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer });
const FilterDrawer = lazy(drawerCode);

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
  /** Shown where the shopper is looking when the last results could not be loaded. */
  readonly failure: ReactNode;
}

/** Floats over the results on a phone: a button for the filters, with how many are chosen, and the sort order. */
export function FilterBar({ page, search, failure }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // The press is answered before its code has come and the drawer is rendered: without a fallback React keeps what is there until then.
  const [isOpening, startOpening] = useTransition();
  // It must open at once when it is asked for.
  useEffect(() => void drawerCode().catch(() => {}), []);
  return (
    <div className="filter-bar">
      <div className="on-dark flex rounded-full bg-ink font-semibold text-white shadow-pop">
        {page.facets.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-busy={isOpening || undefined}
            onClick={() => startOpening(() => setIsOpen(true))}
            className="flex min-h-13 cursor-pointer items-center gap-2.5 rounded-full ps-6 pe-5"
          >
            <Icon name="filters" />
            Filters
            {page.chips.length > 0 && (
              <span className="grid h-5.5 min-w-5.5 place-items-center rounded-full bg-white px-1 text-xs font-bold text-ink">
                {page.chips.length}
                <span className="sr-only"> chosen</span>
              </span>
            )}
          </button>
        )}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the list is within. */}
        <label className="filter-bar__sort relative flex min-h-13 items-center gap-2.5 rounded-full ps-5 pe-6">
          <Icon name="sort" />
          Sort
          <SortOptions page={page} search={search} className="absolute inset-0 w-full cursor-pointer opacity-0" />
        </label>
      </div>
      {isOpen && <FilterDrawer page={page} search={search} failure={failure} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
