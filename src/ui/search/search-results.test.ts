import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSearch } from '#src/showcase/sample-search.ts';
import { CarouselButton } from '#src/ui/kit/carousel.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { aCard } from '#tests/factories/a-card.ts';
import { withoutClosedGroups } from './facet-groups.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import type { Results } from './results-source.ts';
import { SearchResults } from './search-results.tsx';

const shown = (state: Partial<SearchPage> = {}, change: Partial<Results> = {}) => {
  const page = sampleSearch('caravan', [aCard()], state);
  const results = { page, going: null, hasFailed: false, isReturn: false, ...change };
  return renderToStaticMarkup(createElement(SearchResults, { results })).replaceAll(/<!-- -->/g, '');
};
/** The part of a page between the filters' own tags. */
const panel = (html: string) => /<aside.*<\/aside>/s.exec(html)?.[0] ?? '';
const EMPTY = { cells: [], count: 0, countText: '0', emptyHref: '/special-offers' };

test('S13.1, S13.2 an empty result says so and its button leads where the site has chosen', () => {
  const html = shown(EMPTY);
  expect(html).toContain('No Results Available');
  expect(html).toContain('No results found for your search at this time. Please try adjusting the filters for more results.');
  expect(html).toMatch(/<a[^>]+href="\/special-offers"[^>]*>Clear Filters<\/a>/);
});

test('S13 an empty result names the choice whose removal brings most back', () =>
  expect(shown({ ...EMPTY, suggestion: { label: '“Under $20,000”', count: 31, href: '/without' } })).toMatch(
    /<a[^>]+href="\/without"[^>]*>Without “Under \$20,000” there are 31 caravans\.<\/a>/,
  ));

test('P5 the count is told in the site’s own word', () =>
  expect(shown({ count: 1_878, countText: '1,878' })).toMatch(/<div role="status"[^>]*>1,878 caravans<\/div>/));

test('S20.1 each chip is a link to the search without it', () =>
  expect(shown({ chips: [{ label: 'Toyota', href: '/rest', facet: 'make' }] })).toMatch(
    /<a(?=[^>]*href="\/rest")[^>]*aria-label="Remove Toyota"/,
  ));

test('S20.2 of five values of one facet three chips are shown, two are folded, and each has its link', () => {
  const chips = ['A', 'B', 'C', 'D', 'E'].map((label) => ({ label, href: `/without-${label}`, facet: 'colour' as const }));
  const html = shown({ chips });
  const folded = /<details class="chip-fold">.*?<\/details>/s.exec(html)?.[0] ?? '';
  const removable = (part: string) => [...part.matchAll(/aria-label="Remove (\w)"/g)].map(([, label]) => label);
  expect(folded).toContain('and 2 more');
  expect(removable(folded)).toEqual(['D', 'E']);
  expect(removable(html)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('S20.3 Clear all leads to the search without any', () =>
  expect(shown({ clearHref: '/all' })).toMatch(/href="\/all"[^>]*>Clear all</));

test('S4.1 a value that would find nothing is shown disabled, not removed', () => {
  const html = shown();
  expect(html).toMatch(/<input(?=[^>]*disabled)[^>]*value="demo"/);
  expect(html).not.toMatch(/<input(?=[^>]*disabled)[^>]*value="new"/);
});

test('S21.1 what is chosen is ticked in a form that asks the address of all stock', () => {
  const html = shown();
  expect(html).toMatch(/<form [^>]*action="\/search\/new-used-and-demo-cars\/" method="get"><details class="filters__group"/);
  expect(html).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="used")[^>]*name="refinementList\[car_type\]\[\]"/);
  expect(html).toMatch(/<input(?=[^>]*value="65000")[^>]*name="range\[price\]\[max\]"/);
});

test('S21.1 a choice that has no box of its own is sent along with the filters', () =>
  expect(panel(shown({ query: { ...sampleSearch('car', []).query, words: { state: ['QLD'] } } }))).toMatch(
    /<input(?=[^>]*type="hidden")(?=[^>]*value="QLD")[^>]*name="refinementList\[state\]\[\]"/,
  ));

test('S21.1 of two ticked boxes for one make only the first is sent', () =>
  expect(
    shown().match(/<input(?=[^>]*type="checkbox")(?=[^>]*value="Sample")[^>]*name="refinementList\[make\]\[\]"/g),
  ).toHaveLength(1));

test('S9 how words were read is said', () =>
  expect(shown()).toContain('We read “7 seat” as Seats: 7, “under 45k” as Under $45,000.'));

test('S11.2 results that could not be loaded leave the previous ones visible and offer another try', () => {
  const html = shown({}, { hasFailed: true });
  expect(html).toMatch(/role="alert".*We couldn’t load those results\. Check your connection and try again\..*Try again/);
  expect(html).toContain('2023 Toyota RAV4');
});

test('S11.4 loading with nothing yet shows skeleton cards', () =>
  expect(renderToStaticMarkup(createElement(ResultsSkeleton, { cardsPerRow: 3, count: 5 })).match(/class="card /g)).toHaveLength(
    5,
  ));

test('S18.1 a promotion stands in its cell with both of its texts whole', () => {
  const html = shown();
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('We Want Your Car! We buy all types of cars');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Our high turnover means we can pay more');
  expect(html).toMatch(/href="tel:0270102800"[^>]*>Call the dealer/);
});

test('P11 without a promotion there is no trace of one', () =>
  expect(shown({ cells: [{ kind: 'vehicle', card: aCard() }] })).not.toContain('promo'));

test('S17.2 a row to swipe has its arrows, and page links below', () => {
  const html = shown({ layout: 'carousel' });
  expect(html).toMatch(/<button(?=[^>]*disabled)[^>]*aria-label="Previous"/);
  expect(html).toContain('aria-label="Next"');
  expect(html).toContain('aria-label="Pages of results"');
});

test('N6.2 a carousel’s control outside of its carousel raises an error', () =>
  expect(() => renderToStaticMarkup(createElement(CarouselButton, { to: 'next' }))).toThrow('outside of its carousel'));

test('S2.1 page links keep the search and change its page', () =>
  expect(shown({ query: { ...sampleSearch('car', []).query, words: { body: ['Ute'] }, ranges: {} } })).toContain(
    'href="/search/new-used-and-demo-cars/?refinementList[body][]=Ute&amp;page=2"',
  ));

/** A search whose last group is closed and has more values than are shown at once. */
function withLongGroup(): SearchPage {
  const page = sampleSearch('car', [aCard()]);
  const values = Array.from({ length: 12 }, (_, at) => ({ value: `Fuel ${at}`, label: `Fuel ${at}`, count: 1, chosen: false }));
  const facets = page.facets.map((view) =>
    view.kind === 'values' && view.facet === 'fuel' ? { ...view, lists: [{ heading: null, values }] } : view,
  );
  return { ...page, facets };
}

test('S21.1 a closed group is whole for browsers without script, and in no noscript within another', () => {
  const html = panel(shown(withLongGroup()));
  const [, ...groups] = html.split('<noscript>');
  // A noscript ends at the first end tag, whatever it holds.
  expect(groups.every((part) => part.split('</noscript>').length === 2)).toBe(true);
  expect(groups.some((part) => part.includes('value="Fuel 0"') && part.includes('value="Fuel 11"'))).toBe(true);
});

test('W3 a search page sends no values of closed groups, and shows the same to a browser with script', () => {
  const page = withLongGroup();
  const sent = withoutClosedGroups(page);
  expect(JSON.stringify(sent)).not.toContain('Fuel 0');
  expect(JSON.stringify(sent)).toContain('Specimen');
  const seen = (of: SearchPage) => shown(of).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  expect(seen(sent)).toBe(seen(page));
});

test('W3 a value that is its own label is sent once, and one with a label of its own is shown by it', () => {
  const page = withLongGroup();
  const labelled = page.facets.map((view) =>
    view.kind === 'values' && view.facet === 'make'
      ? { ...view, lists: [{ heading: null, values: [{ value: 'b-m-w', label: 'BMW', count: 1, chosen: false }] }] }
      : view,
  );
  const sent = withoutClosedGroups({ ...page, facets: labelled });
  expect(JSON.stringify(sent.facets)).not.toMatch(/"value":"([^"]+)","label":"\1"/);
  expect(panel(shown(sent))).toContain('>BMW<');
});

test('A11 results and their absence both lead to where somebody asks to be told, if the page says where', () => {
  for (const [cells, words] of [
    [undefined, 'Tell me about caravans like these'],
    [[], 'Tell me when a caravan like this comes in'],
  ] as const) {
    const link = `<a href="/alerts?search=/search/suv" class="garage__link">${words}</a>`;
    const facts = { vehicleWord: 'caravan', ...(cells === undefined ? {} : { cells }) };
    expect(shown({ ...facts, alertHref: '/alerts?search=/search/suv' })).toContain(link);
    expect(shown({ ...facts, alertHref: null })).not.toContain('Tell me about');
  }
});
