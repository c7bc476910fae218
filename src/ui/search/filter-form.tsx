import { type ReactNode, useCallback } from 'react';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import type { Range, RangeFacet, WordFacet } from '#src/rules/search/facets.ts';
import type { Near } from '#src/rules/search/near.ts';
import { anywhere } from '#src/rules/search/search-chips.ts';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import type { FacetView } from '#src/views/search/search-facets.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { chosenCount, opensAtStart } from './facet-groups.ts';
import { FilterGroup } from './filter-group.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { NearFilter } from './near-filter.tsx';
import { queryFields } from './query-fields.ts';
import { RangeFilter } from './range-filter.tsx';
import { toggledWords } from './toggled-words.ts';
import type { Search } from './use-search.ts';
import { ValueBoxes } from './value-boxes.tsx';

interface Props {
  readonly page: SearchPage;
  readonly search: Search;
  /** The submit button for use without script. */
  readonly children?: ReactNode;
}

const NONE: readonly string[] = [];

/** All filters. With script each change is a new search at once; without, it is a form (ledger S21). */
export function FilterForm({ page, search, children }: Props) {
  const { go, address } = search;
  const { query } = address;
  const { facets } = page;
  // Stable, so that a choice renders only its own facet again.
  const choose = useCallback(
    (facet: RangeFacet, range: Range) =>
      go(({ ranges }) => {
        const { [facet]: _, ...others } = ranges;
        return { ranges: range.min === null && range.max === null ? others : { ...others, [facet]: range } };
      }),
    [go],
  );
  const toggle = useCallback(
    (facet: WordFacet, value: string, isOn: boolean) =>
      go(({ words }) => ({ words: toggledWords(words, { facet, value, isOn }, page.facets) })),
    [go, page.facets],
  );
  const chooseNear = useCallback((near: Near | null) => go(({ sort }) => (near === null ? anywhere(sort) : { near })), [go]);
  const hidden = queryFields(query, {
    near: true,
    words: (facet, value) => hasBox(facets, facet, value),
    range: (facet) => facets.some((view) => view.facet === facet),
  });
  return (
    // A browser must not tick boxes by itself when it returns to a page.
    <form autoComplete="off" method="get" action={ALL_STOCK} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields fields={hidden} />
      <FilterGroup label="Near you" chosen={query.near === null ? 0 : 1} startsOpen={query.near !== null}>
        <NearFilter place={page.near.place} near={query.near} onChoose={chooseNear} />
      </FilterGroup>
      {page.tow !== null && (
        <div className="tow-only">
          <FilterGroup label="Tow match" chosen={0} startsOpen>
            <TowPlace part="facet" />
          </FilterGroup>
        </div>
      )}
      {facets.map((view, at) => {
        const chosen = chosenCount(view, query);
        return (
          <FilterGroup key={view.facet} label={view.label} chosen={chosen} startsOpen={opensAtStart(view, at, query)}>
            {view.kind === 'range' ? (
              <RangeFilter
                view={view}
                min={query.ranges[view.facet]?.min ?? null}
                max={query.ranges[view.facet]?.max ?? null}
                onChoose={choose}
              />
            ) : (
              <ValueBoxes facet={view.facet} lists={view.lists} chosen={query.words[view.facet] ?? NONE} onToggle={toggle} />
            )}
          </FilterGroup>
        );
      })}
      {children}
    </form>
  );
}

const hasBox = (facets: readonly FacetView[], facet: string, value: string) =>
  facets.some(
    (view) =>
      view.kind === 'values' &&
      view.facet === facet &&
      view.lists.some((list) => list.values.some((shown) => shown.value === value)),
  );
