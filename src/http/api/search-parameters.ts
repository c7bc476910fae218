import { isOffered, RANGE_FACETS, WORD_FACETS } from '#src/rules/search/facets.ts';
import { DISTANCES } from '#src/rules/search/near.ts';
import { MAX_VALUE_LENGTH, MAX_VALUES, SORTS } from '#src/rules/search/search-query.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { Parameter } from './api-description.ts';

const optional = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  description,
  required: false,
  schema,
});

/**
 * The parameters of a search, from the tables by which its address is read (`readSearchQuery`). What makes no sense is ignored there and never an
 * error (ledger S2), so these say what is understood, not what is refused.
 */
export function searchParameters({ site }: Pick<PageContext, 'site'>): Parameter[] {
  return [
    optional('query', 'Words to search for, such as a make, a model or a feature.', { type: 'string' }),
    ...WORD_FACETS.filter((facet) => isOffered(facet, site.switches)).map((facet) =>
      optional(
        `refinementList[${facet}][]`,
        `Only vehicles with one of these values of ${facet}; the answer’s facets list them.`,
        {
          type: 'array',
          items: { type: 'string', maxLength: MAX_VALUE_LENGTH },
          maxItems: MAX_VALUES,
        },
      ),
    ),
    ...RANGE_FACETS.map((facet) =>
      optional(`range[${facet}]`, `From and to, both included; either may be left out: 10000:20000, 10000: or :20000.`, {
        type: 'string',
        pattern: '^[0-9]*:[0-9]*$',
      }),
    ),
    optional('near', 'A suburb or postcode to search near; /api/places suggests them.', { type: 'string' }),
    optional('km', 'How far from that place.', { type: 'integer', enum: [...DISTANCES] }),
    optional('all', '1 to search without the filters that this site starts with.', { type: 'string', const: '1' }),
    optional('sortBy', 'nearest needs a place.', { type: 'string', enum: [...SORTS], default: SORTS[0] }),
    optional('page', 'From 1.', { type: 'integer', minimum: 1 }),
  ];
}
