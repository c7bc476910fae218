import { HeroSearch } from '#src/blocks/hero-search/view.tsx';
import { TowCheck } from '#src/blocks/tow-check/view.tsx';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { Pagination } from '#src/ui/kit/pagination.tsx';
import { PromoTile } from '#src/ui/search/promo-tile.tsx';
import { ResultsSkeleton } from '#src/ui/search/results-skeleton.tsx';
import type { Results } from '#src/ui/search/results-source.ts';
import { SearchResults } from '#src/ui/search/search-results.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { SAMPLE_PROMO, sampleSearch } from './sample-search.ts';

interface Props {
  readonly page: ComponentsPage;
  readonly cards: readonly CardView[];
}

/** Results without the filter panel, so that each part is on this page once. */
const BARE = { facets: [], chips: [], understood: [], pages: 1 };

const shown = (page: SearchPage): Results => ({ page, going: null, hasFailed: false, isReturn: false });

export function ShowcaseSearch({ page, cards }: Props) {
  const bare = (title: string, state: Parameters<typeof sampleSearch>[2]) =>
    sampleSearch(page.word, cards.slice(0, 3), { ...BARE, title, ...state });
  const suggestion = { label: '“Under $20,000”', count: 31, href: '#cards' };
  return (
    <>
      <HeroSearch
        heading={`Find your next ${page.word}`}
        word={page.word}
        button={`Show 148 ${page.word}s`}
        conditions={[
          { name: 'new', label: 'New', count: 48 },
          { name: 'used', label: 'Used', count: 100 },
        ]}
        makes={['Sample', 'Specimen'].map((name) => ({ name, count: 74, models: [{ name: `${name} One`, count: 74 }] }))}
        prices={[20_000, 40_000, 60_000]}
        hasText
        overlapsHero={false}
      />
      <TowCheck
        heading="What a car can tow"
        text="With a sentence."
        points={['A point']}
        ground="sunk"
        search={{ path: ALL_STOCK, query: EMPTY_QUERY, fixed: [], tow: { counts: [[1_600, 3]], unknown: 1 } }}
      />
      <SearchResults results={shown(sampleSearch(page.word, cards.slice(0, 8)))} headingLevel={2} pagesLabel="Sample pages" />
      <SearchResults results={shown(bare('Nothing found', { cells: [], count: 0, countText: '0' }))} headingLevel={2} />
      <SearchResults
        results={shown(bare('Nothing found but for one', { cells: [], count: 0, countText: '0', suggestion }))}
        headingLevel={2}
      />
      <SearchResults results={{ ...shown(bare('Not loaded', { cardsPerRow: 4 })), hasFailed: true }} headingLevel={2} />
      <SearchResults
        results={shown(sampleSearch(page.word, cards.slice(0, 8), { ...BARE, title: 'In one row', layout: 'carousel' }))}
        headingLevel={2}
      />
      <section className="wrap grid gap-8 py-10">
        <h2>Parts of a search</h2>
        <ResultsSkeleton cardsPerRow={4} count={4} />
        <div className="results-grid" data-columns="3">
          <PromoTile promo={{ ...SAMPLE_PROMO, picture: page.cutOut }} body={page.body} level={3} />
          <PromoTile
            promo={{ ...SAMPLE_PROMO, id: 'quiet', title: 'Open on Sundays', text: '', link: null }}
            body={page.body}
            level={3}
          />
        </div>
        {[1, 2, 6, 12].map((at) => (
          <Pagination key={at} page={at} pages={12} href={(n) => `#page-${n}`} label={`Sample at page ${at}`} />
        ))}
      </section>
    </>
  );
}
