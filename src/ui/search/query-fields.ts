import { RANGE_FACETS, type RangeFacet, WORD_FACETS, type WordFacet } from '#src/rules/search/facets.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';

export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** The fields that a form has itself, and so must not send twice. */
interface OwnFields {
  readonly text?: boolean;
  readonly sort?: boolean;
  readonly words?: (facet: WordFacet, value: string) => boolean;
  readonly near?: boolean;
  readonly range?: (facet: RangeFacet) => boolean;
}

/** The rest of a search as hidden fields, so that a form sent without script keeps it. A sent form starts at the first page. */
export function queryFields(query: SearchQuery, own: OwnFields = {}): HiddenField[] {
  const fields: HiddenField[] = [];
  if (query.text !== '' && own.text !== true) fields.push({ name: 'query', value: query.text });
  for (const facet of WORD_FACETS) {
    for (const value of query.words[facet] ?? []) {
      if (own.words?.(facet, value) !== true) fields.push({ name: wordField(facet), value });
    }
  }
  for (const facet of RANGE_FACETS) {
    const range = query.ranges[facet];
    if (range !== undefined && own.range?.(facet) !== true) {
      fields.push({ name: `range[${facet}]`, value: `${range.min ?? ''}:${range.max ?? ''}` });
    }
  }
  if (query.near !== null && own.near !== true) {
    fields.push({ name: 'near', value: query.near.place }, { name: 'km', value: String(query.near.km) });
  }
  if (query.all) fields.push({ name: 'all', value: '1' });
  if (query.sort !== 'relevance' && own.sort !== true) fields.push({ name: 'sortBy', value: query.sort });
  return fields;
}

/** The name of a checkbox for a value of a facet (ledger S2). */
export const wordField = (facet: WordFacet): string => `refinementList[${facet}][]`;
