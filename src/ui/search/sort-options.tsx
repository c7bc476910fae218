import { SORTS } from '#src/rules/search/search-query.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import type { Search } from './use-search.ts';

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
  readonly className: string;
}

/** The sort orders in a native select. With script a choice applies at once. */
export function SortOptions({ page, search, className }: Props) {
  return (
    <select
      name="sortBy"
      value={search.address.query.sort}
      onChange={(event) => {
        const sort = SORTS.find((known) => known === event.currentTarget.value);
        if (sort !== undefined) search.go({ sort });
      }}
      className={className}
    >
      {page.sorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
