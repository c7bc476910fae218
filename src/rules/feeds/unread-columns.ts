import type { FieldName } from './feed-headers.ts';
import { type FeedMapping, LISTS, type Proposal } from './propose-mapping.ts';

/** A column of a file that its feed's mapping does not name, and what it seems to hold. */
export interface UnreadColumn {
  readonly column: string;
  readonly field: FieldName;
}

/** A guess by values alone is never as sure as this. */
const SURE = 0.8;

/**
 * Columns that a feed's saved mapping leaves unread, though what is proposed for the file as it is today is sure of them: dealers' programs gain columns.
 * Of several columns with one meaning, a mapping names the one its dealer wants.
 */
export function unreadColumns({ columns }: Proposal, saved: FeedMapping): readonly UnreadColumn[] {
  const read = new Set(Object.values(saved.columns).flat());
  return columns.flatMap(({ column, field, confidence }) => {
    if (field === null || confidence < SURE || read.has(column)) return [];
    return saved.columns[field] === undefined || LISTS.has(field) ? [{ column, field }] : [];
  });
}
