/** What the law makes a dealer keep of a shopper whose data is erased. */
export interface KeptRecord {
  /** 'the receipt of your reservation' */
  readonly what: string;
  /** 'seven years' */
  readonly time: string;
}

/** Everything that is kept. Nothing that a site stores today has to be. */
const KEPT_RECORDS: readonly KeptRecord[] = [];

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What a shopper reads before everything is erased: what goes, and what is kept for how long (ledger A12). */
export const erasureWords = (erased: readonly string[], kept: readonly KeptRecord[] = KEPT_RECORDS): string =>
  [
    `Your ${list.format(erased)} go now, and can’t be brought back.`,
    ...kept.map(({ what, time }) => `We must keep ${what} for ${time}.`),
  ].join(' ');

/** What of a shopper is kept after everything else was erased, for the page that says goodbye. */
export const keptWords = (kept: readonly KeptRecord[] = KEPT_RECORDS): string =>
  kept.length === 0
    ? 'We hold nothing about you any more.'
    : `All we still hold is ${list.format(kept.map(({ what, time }) => `${what}, for ${time}`))}.`;
