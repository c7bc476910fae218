/** A labelled value, as it is written on a page. */
export interface ToldFact {
  readonly label: string;
  readonly value: string;
}

/** How many facts stand out from the rest. */
export const KEY_FACTS = 4;

const NOTHING: readonly string[] = ['', 'null', 'undefined'];

/** The rows that say something: an empty value, none, or the word a feed writes for none is left out (ledger V6). */
export function toldFacts(rows: readonly (readonly [label: string, value: string | number | null | undefined])[]): ToldFact[] {
  return rows.flatMap(([label, value]) => {
    const text = String(value ?? '').trim();
    return NOTHING.includes(text.toLowerCase()) ? [] : [{ label, value: text }];
  });
}
