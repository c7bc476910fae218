import { Link } from 'react-router';
import { countWords } from '#src/rules/text/count-words.ts';
import type { SearchPage } from '#src/use-cases/page-types.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { buttonClass } from './button-class.ts';
import { CardGrid } from './card-grid.tsx';
import { Icon } from './icon.tsx';
import { Pagination } from './pagination.tsx';

interface Props {
  readonly page: SearchPage;
  /** Where 'Clear Filters' leads: the whole stock unless the site says otherwise. */
  readonly clearHref?: string;
  /** 2 where it stands within another page. */
  readonly headingLevel?: 1 | 2;
}

/** A page of search results, or the words for none (ledger S13). */
export function SearchResults({ page, clearHref = '/search/new-used-and-demo-cars/', headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={page.crumbs} />
      <div className="mt-1 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <Heading className="text-h1">{page.title}</Heading>
        {page.cards.length > 0 && <p className="text-ink-2">{countWords(page.count, page.vehicleWord)}</p>}
      </div>
      {page.cards.length === 0 ? (
        <NoResults clearHref={clearHref} />
      ) : (
        <>
          <CardGrid cards={page.cards} cardsPerRow={page.cardsPerRow} />
          <Pagination page={page.page} pages={page.pages} hrefs={page.pageHrefs} />
        </>
      )}
    </div>
  );
}

function NoResults({ clearHref }: { readonly clearHref: string }) {
  return (
    <section className="mt-6 rounded-panel bg-sunk px-6 py-14 sm:px-12">
      <Icon name="search" className="size-8 text-ink-2" />
      <h2 className="mt-4 text-h3">No Results Available</h2>
      <p className="mt-2 max-w-[48ch] text-ink-2">
        No results found for your search at this time. Please try adjusting the filters for more results.
      </p>
      <Link to={clearHref} className={`${buttonClass('primary')} mt-6`}>
        Clear Filters
      </Link>
    </section>
  );
}
