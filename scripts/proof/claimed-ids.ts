/** What the beginning of a test's name claims: the facts or entries of the ledger that it proves, and whether there are more than two. */
export interface Claim {
  readonly ids: readonly string[];
  readonly tooMany: boolean;
}

// An id is a letter and a number (`C7`) or a numbered fact of an entry (`M4.2`). Older tests letter their facts (`M4b`), which claims the entry only.
const OPENING = /^\s*((?:[A-Z]\d{1,3}(?:\.\d{1,2}|[a-z]{1,2})?(?![\w.])[ ,]*)+)/;

/** Reads the ids at the beginning of a name: `C7 …`, `M4.2 …`, `P2, P3.1 …`. A name may claim two at most, because a test proves one thing. */
export function claimedIds(name: string): Claim {
  const opening = OPENING.exec(name)?.[1] ?? '';
  const ids = [...opening.matchAll(/[A-Z]\d+(?:\.\d+)?/g)].map(([id]) => id);
  return { ids: ids.slice(0, 2), tooMany: ids.length > 2 };
}
