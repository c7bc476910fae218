import type { FacetView } from '#src/views/search/search-facets.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';

type Query = SearchPage['query'];

/** How many groups are open before anything is chosen. */
const OPEN = 4;

/** How many values of a facet are chosen. */
export const chosenCount = (view: FacetView, { ranges, words }: Query): number =>
  view.kind === 'range' ? Number(view.facet in ranges) : (words[view.facet]?.length ?? 0);

/** Whether a facet's group is open at first. Once a make is chosen, its models are what a shopper looks for next. */
export const opensAtStart = (view: FacetView, at: number, query: Query): boolean =>
  at < OPEN ||
  chosenCount(view, query) > 0 ||
  (view.kind === 'values' && view.parent !== null && (query.words[view.parent]?.length ?? 0) > 0);

/** A page without the values of groups that are closed at first: half of what it would send. They are fetched when it is used. Labels that are the values themselves are not sent twice. */
export const withoutClosedGroups = (page: SearchPage): SearchPage => ({
  ...page,
  facets: page.facets.map((view, at) =>
    view.kind === 'values'
      ? { ...view, lists: opensAtStart(view, at, page.query) ? view.lists.map(withoutPlainLabels) : [] }
      : view,
  ),
});

type ValueList = Extract<FacetView, { kind: 'values' }>['lists'][number];

const withoutPlainLabels = ({ heading, values }: ValueList): ValueList => ({
  heading,
  values: values.map(({ label, ...value }) => (label === undefined || label === value.value ? value : { ...value, label })),
});
