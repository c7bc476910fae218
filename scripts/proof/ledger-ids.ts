/** The ids of the ledger's entries, in its order: each opens a list item (`- P4 An unknown switch …`). */
export function ledgerIds(ledger: string): readonly string[] {
  return [...ledger.matchAll(/^- ([A-Z]\d+) /gm)].flatMap(([, id]) => (id === undefined ? [] : [id]));
}
