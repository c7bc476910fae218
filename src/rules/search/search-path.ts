import { addressPath } from '#src/rules/addresses/addresses.ts';
import { ALL_SLUG, ALL_STOCK } from '../addresses/all-stock.ts';

/** The one path of a search: links to all stock end with a slash, others do not (ledger S1). Not for browsers, which would be sent the table of addresses. */
export const searchPath = (slug: string, model?: string): string =>
  slug === ALL_SLUG && model === undefined ? ALL_STOCK : addressPath('search', { slug, model });
