/** A labelled value on a page. */
export interface ToldFact {
  readonly label: string;
  readonly value: string;
}

/** How many facts are highlighted. */
export const KEY_FACTS = 4;

const NOTHING: readonly string[] = ['', 'null', 'undefined'];

/** The rows that have a value: empty ones, and those with a feed's word for none, are left out (ledger V6). */
export function toldFacts(rows: readonly (readonly [label: string, value: string | number | null | undefined])[]): ToldFact[] {
  return rows.flatMap(([label, value]) => {
    const text = String(value ?? '').trim();
    return NOTHING.includes(text.toLowerCase()) ? [] : [{ label, value: text }];
  });
}
