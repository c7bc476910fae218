import { useEffect, useRef } from 'react';
import { later } from '#src/islands/later.tsx';
import { searchHref } from '#src/rules/search/search-href.ts';
import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Pagination } from '#src/ui/kit/pagination.tsx';
import { useAfterPaint } from '#src/ui/kit/use-after-paint.ts';
import type { ResultCell } from '#src/views/search/result-cells.ts';
import { AlertLink } from './alert-link.tsx';
import { Chips } from './chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ResultCells } from './result-cells.tsx';
import { resultCount } from './result-count.ts';
import type { Results } from './results-source.ts';
import { SortForm } from './sort-form.tsx';
import { TextSearch } from './text-search.tsx';
import { useSearch } from './use-search.ts';

interface Props {
  readonly results: Results;
  /** Requests the results of another address. */
  readonly go?: (href: string) => void;
  readonly onRetry?: () => void;
  /** 2 within another page. */
  readonly headingLevel?: 1 | 2;
  /** Distinguishes the pagination of several lists. */
  readonly pagesLabel?: string;
}

const nothing = () => {};

const BelowResults = later(
  import.meta.env.SSR ? (await import('./below-results.tsx')).BelowResults : null,
  async () => (await import('./below-results.tsx')).BelowResults,
);
const EmptyResults = later(
  import.meta.env.SSR ? (await import('./empty-results.tsx')).EmptyResults : null,
  async () => (await import('./empty-results.tsx')).EmptyResults,
);
const SearchNotes = later(
  import.meta.env.SSR ? (await import('./search-notes.tsx')).SearchNotes : null,
  async () => (await import('./search-notes.tsx')).SearchNotes,
);
const TowPanel = later(
  import.meta.env.SSR ? (await import('#src/ui/tow/tow-panel.tsx')).TowPanel : null,
  async () => (await import('#src/ui/tow/tow-panel.tsx')).TowPanel,
);

/** The stock search: results, filters and sort order. */
export function SearchResults({
  results,
  go = nothing,
  onRetry = nothing,
  headingLevel = 1,
  pagesLabel = 'Pages of results',
}: Props) {
  const { page, hasFailed } = results;
  const search = useSearch(results, go);
  // The results were requested, so they are painted first and the counts of the filters a moment later.
  const counted = useAfterPaint(page);
  const heading = useFocusOnNewPage(results);
  const failure = hasFailed ? <LoadFailed onRetry={onRetry} /> : null;
  const Heading = `h${headingLevel}` as const;
  const level = headingLevel === 1 ? 2 : 3;
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={page.crumbs} />
      <div className="search" data-plain={page.facets.length === 0 ? '' : undefined}>
        <div className="search__head">
          <div>
            <Heading ref={heading} tabIndex={-1} className="text-h1 outline-none">
              {page.title}
            </Heading>
            {/* Screen readers announce the number after each change, and with it that a place is unknown (ledger S23). */}
            <div role="status" className="mt-1.5 text-ink-2">
              {resultCount(page)}
              {page.near.unknown !== null && (
                <p className="mt-3 rounded-panel bg-sunk px-4 py-3 text-md text-ink">{page.near.unknown}</p>
              )}
            </div>
          </div>
          <div className="flex flex-wrap gap-3">
            <TextSearch page={page} search={search} />
            <SortForm page={page} search={search} />
          </div>
          {page.understood.length + page.near.others.length > 0 && <SearchNotes page={page} />}
          {page.tow !== null && <TowPanel page={page} />}
          <Chips page={page} going={search.going} />
        </div>
        {page.facets.length > 0 && <FilterPanel page={counted} search={search} />}
        <div className="search__results">
          {failure}
          <section aria-label={`Results: ${page.title}`} aria-busy={search.isBusy} className="search__shown">
            {page.cells.length === 0 ? (
              <EmptyResults page={page} isBusy={search.isBusy} headingLevel={level} />
            ) : (
              <>
                <ResultCells page={page} level={level} />
                {(page.tow !== null || page.cells.some(hasEstimate)) && <BelowResults page={page} />}
                <Pagination
                  page={page.query.page}
                  pages={page.pages}
                  href={(n) => searchHref(page, { page: n })}
                  label={pagesLabel}
                />
                <AlertLink href={page.alertHref} vehicleWord={page.vehicleWord} hasResults className="mt-6 text-center" />
              </>
            )}
          </section>
          <FilterBar page={page} search={search} failure={failure} />
        </div>
      </div>
    </div>
  );
}

/**
 * Moves the focus to the heading for another page of results, and when the control that requested the search has disappeared,
 * such as a removed chip; a ticked box keeps the focus. Back and Forward leave the focus alone.
 */
function useFocusOnNewPage({ page, isReturn }: Results) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const isOtherPage = before.current.query.page !== page.query.page;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before.current !== page && !isReturn && (isOtherPage || isLost)) heading.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page, isReturn]);
  return heading;
}

/** Whether a cell shows a repayment, or may once a quote has come. */
const hasEstimate = (cell: ResultCell) => cell.kind === 'vehicle' && (cell.card.estimate !== null || cell.card.quoteKey !== null);

/** States that new results could not be loaded; the previous ones stay below it (ledger S11). */
function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-bad-tint px-5 py-4 text-bad"
    >
      <p className="font-medium">We couldn’t load those results. Check your connection and try again.</p>
      <button type="button" onClick={onRetry} className={buttonClass('plain')}>
        Try again
      </button>
    </div>
  );
}
