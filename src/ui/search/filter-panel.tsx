import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { FilterForm } from './filter-form.tsx';
import type { Search } from './use-search.ts';

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
}

/**
 * The filters beside the results on a wide screen. On a phone the drawer replaces it; without script it is a fold above the
 * results.
 */
export function FilterPanel({ page, search }: Props) {
  return (
    <aside aria-label={`Filters for ${page.title}`} className="filters">
      <fc-filter-fold className="contents">
        <details className="filters__fold">
          <summary className={`${buttonClass('plain')} w-full`}>
            <Icon name="filters" />
            Filters
          </summary>
          <FilterForm page={page} search={search}>
            <noscript>
              {import.meta.env.SSR && (
                <div className="sticky bottom-0 bg-bg py-4">
                  <button type="submit" className={`${buttonClass('primary')} w-full`}>
                    Show results
                  </button>
                </div>
              )}
            </noscript>
          </FilterForm>
        </details>
      </fc-filter-fold>
    </aside>
  );
}
