/** What the opening of a test's name claims: ledger entries it proves, and whether it names more than two. */
export interface Claim {
  readonly ids: readonly string[];
  readonly tooMany: boolean;
}

// An id is a letter and a number; a fact of an entry may be lettered (`M4b`). Ids are joined by spaces or commas.
const OPENING = /^\s*((?:[A-Z]\d{1,3}[a-z]?\b[ ,]*)+)/;

/** Reads the ledger ids that open a name: `C7 …`, `M4b …`, `P2, P3 …`. A name may claim two at most, for a test proves one thing. */
export function claimedIds(name: string): Claim {
  const opening = OPENING.exec(name)?.[1] ?? '';
  const ids = [...opening.matchAll(/[A-Z]\d+/g)].map(([id]) => id);
  return { ids: ids.slice(0, 2), tooMany: ids.length > 2 };
}
