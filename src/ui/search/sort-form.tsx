import { buttonClass } from '#src/ui/kit/button-class.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { queryFields } from './query-fields.ts';
import { SortOptions } from './sort-options.tsx';
import type { Search } from './use-search.ts';

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
}

/** The sort order beside the title; on a phone with script it is in the floating bar. */
export function SortForm({ page, search }: Props) {
  const { path, query, fixed } = search.address;
  return (
    <form method="get" action={path} className="sort-form">
      <HiddenFields fields={queryFields(query, { sort: true, words: (facet) => fixed.includes(facet) })} />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the list is within. */}
      <label className="field-box relative flex items-center max-lg:flex-1">
        <span className="sr-only">Sort by</span>
        <SortOptions
          page={page}
          search={search}
          className="select h-full w-full bg-transparent ps-3.5 font-semibold outline-none"
        />
      </label>
      <noscript>
        {import.meta.env.SSR && (
          <button type="submit" className={buttonClass('plain')}>
            Sort
          </button>
        )}
      </noscript>
    </form>
  );
}
