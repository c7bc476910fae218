import type { CellNotes } from '#src/rules/feeds/import-account.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';
import type { Candidate } from './candidate.ts';
import { strangeFigures, strangeNames } from './own-rows.ts';

/**
 * A row in the platform's own words whose account says what was repaired in it and which of its names nobody reads. Their values are not told:
 * one of them may be what the dealer paid (ledger J2).
 */
export const noted = (candidate: Candidate, own: unknown, notes: CellNotes): Candidate => ({
  ...candidate,
  read: () => {
    const read = candidate.read();
    if ('setAside' in read) return read;
    const unread = [...strangeNames(own), ...strangeFigures(own)].map(
      (name) => ({ column: 'a name that we do not know', how: 'unreadable', from: storable(name), to: null }) as const,
    );
    notes.add(candidate.row, [...(read.notes ?? []), ...unread]);
    return read;
  },
});
