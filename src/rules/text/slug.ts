import { normalized } from './normalized.ts';

/** A name as a slug: lower case, with every run of other characters as one '-' (ledger I3). */
export function slugOf(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
