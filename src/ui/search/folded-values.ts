import type { FacetView } from '#src/views/search/search-facets.ts';

export type ValueLists = Extract<FacetView, { kind: 'values' }>['lists'];

/** Longer lists are folded. */
const SHOWN = 8;

/** A facet's values: those shown at once, and those behind 'Show all 23'. */
export interface FoldedValues {
  readonly shown: ValueLists;
  readonly folded: ValueLists;
  readonly total: number;
}

/** Folds all but the first eight values; folding a single value would save nothing, so nine are all shown. */
export function foldedValues(lists: ValueLists): FoldedValues {
  const total = new Set(lists.flatMap(({ values }) => values.map(({ value }) => value))).size;
  if (total <= SHOWN + 1) return { shown: lists, folded: [], total };
  const shown: ValueLists[number][] = [];
  const folded: ValueLists[number][] = [];
  let room = SHOWN;
  for (const { heading, values } of lists) {
    const first = values.slice(0, room);
    const rest = values.slice(room);
    if (first.length > 0) shown.push({ heading, values: first });
    // A continued list needs no second heading.
    if (rest.length > 0) folded.push({ heading: first.length > 0 ? null : heading, values: rest });
    room -= first.length;
  }
  return { shown, folded, total };
}

/** Whether a value is in any of the lists. */
export const holds = (lists: ValueLists, word: string): boolean =>
  lists.some(({ values }) => values.some(({ value }) => value === word));
