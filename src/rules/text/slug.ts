import { normalized } from './normalized.ts';

/** The form a name takes inside an address: lower case, every other run of characters one '-' (ledger I3). */
export function slugOf(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
