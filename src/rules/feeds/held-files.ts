import { countWords } from '#src/rules/text/plural.ts';

/** What of a file that went in waits for a person (ledger J9). */
export interface HeldFile {
  /** The hash of its bytes, by which it is found again. */
  readonly file: string;
  readonly source: string;
  /** When it came; accounts from before this was kept have none. */
  readonly arrivedAt?: string;
  readonly rows: readonly HeldRow[];
  /** Why the vehicles that are not in it were not removed; null when they were, or none was missing. */
  readonly removal: string | null;
}

interface HeldRow {
  readonly stocknum: string;
  readonly reason: string;
}

/** How many files are kept for rows that nobody has accepted; an older one no longer waits. */
export const MOST_HELD_FILES = 10;

/** An import, as far as it bears on what waited before it. */
interface Import {
  readonly held: HeldFile;
  readonly mode: 'changes' | 'snapshot';
  /** Whether the file has a vehicle. */
  readonly isNamed: (stocknum: string) => boolean;
  /** Whether it was imported before, and only what waited of it was tried again. */
  readonly isAgain: boolean;
}

/**
 * What waits after an import, oldest first. A vehicle that a later file has, and everything once a later snapshot has come, no longer waits: accepting
 * it would undo what the later file says. What a file holds that came after the imported one waits on.
 */
export function heldAfter(earlier: readonly HeldFile[], { held, mode, isNamed, isAgain }: Import): HeldFile[] {
  const others = earlier.filter(({ file }) => file !== held.file);
  const isLater = ({ arrivedAt = '' }: HeldFile) => held.arrivedAt !== undefined && arrivedAt > held.arrivedAt;
  const before = others.filter((one) => !isLater(one));
  const outlived = isAgain
    ? before
    : mode === 'snapshot'
      ? []
      : before.map((one) => ({ ...one, rows: one.rows.filter(({ stocknum }) => !isNamed(stocknum)) }));
  return [...outlived, held, ...others.filter(isLater)]
    .filter(({ rows, removal }) => rows.length > 0 || removal !== null)
    .slice(-MOST_HELD_FILES);
}

/** A snapshot of a feed that was imported. */
export interface ImportedSnapshot {
  readonly source: string;
  readonly arrivedAt: Date;
}

/** Why a file that failed or was held is not imported any more: it would undo what a newer snapshot says. Null when it may be. */
export const supersededBy = (newest: ImportedSnapshot | null, arrivedAt: Date): string | null =>
  newest !== null && newest.arrivedAt > arrivedAt
    ? `A newer file, ${newest.source}, has been imported since: this one is left alone.`
    : null;

/** What to do about a file that somebody imports by hand. */
export const BY_HAND = 'If that is right, import the file again with --accept.';

/** What to do about it. */
export const acceptText = (feed: { readonly dealership: string; readonly name: string; readonly arrives: boolean }): string =>
  feed.arrives ? `If that is right: forecourt feeds retry ${feed.name} --dealership ${feed.dealership} --accept` : BY_HAND;

/** What to do about a file of a feed that did not go in. */
export const retryText = ({ name, dealership }: { readonly dealership: string; readonly name: string }): string =>
  `To try again, and see what it asks: forecourt feeds retry ${name} --dealership ${dealership}`;

/** What waits, in sentences; null when nothing does. */
export function heldText(held: readonly HeldFile[]): string | null {
  const rows = held.flatMap((file) => file.rows);
  const [first] = rows;
  const removal = held.findLast((file) => file.removal !== null)?.removal ?? null;
  const told = [
    ...(first === undefined
      ? []
      : [
          `${countWords(rows.length, 'row')} ${rows.length === 1 ? 'waits' : 'wait'} for a person, ${first.stocknum}: ${first.reason}`,
        ]),
    ...(removal === null ? [] : [`No vehicle is removed: ${removal}`]),
  ];
  return told.length === 0 ? null : told.join(' ');
}
