import { expect, test } from 'vitest';
import type { WordFacet } from '#src/rules/search/facets.ts';
import type { FacetView } from '#src/use-cases/search-page-types.ts';
import { shownFacets } from './shown-facets.ts';

const facet = (name: WordFacet, under: WordFacet | null = null): FacetView => ({
  kind: 'values',
  facet: name,
  label: name,
  lists: [],
  under,
});
const names = (facets: readonly FacetView[]) => facets.map((view) => view.facet);
const FACETS = [facet('make'), facet('body'), facet('model', 'make')];

test('S14 models are not asked for before a make is chosen', () =>
  expect(names(shownFacets(FACETS, { body: ['Ute'] }))).toEqual(['make', 'body']));

test('S14 models stand right after the makes once one is chosen', () =>
  expect(names(shownFacets(FACETS, { make: ['Toyota'] }))).toEqual(['make', 'model', 'body']));

test('S3 a facet whose parent the site does not show stands by itself', () =>
  expect(names(shownFacets(FACETS.slice(1), {}))).toEqual(['body', 'model']));
