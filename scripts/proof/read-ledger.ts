/** An entry of the ledger and the facts it is split into; an entry that is not split yet has none. */
export interface LedgerEntry {
  readonly id: string;
  /** `M4.1`, `M4.2` …, each a sentence that one test can prove. */
  readonly facts: readonly string[];
}

/** The ledger's entries in order (`- P4 …`), each with its facts (`  - P4.1 …`). Throws when the numbering has a gap. */
export function readLedger(ledger: string): readonly LedgerEntry[] {
  const entries: { id: string; facts: string[] }[] = [];
  for (const [, indent = '', id = ''] of ledger.matchAll(/^( {2})?- ([A-Z]\d+(?:\.\d+)?) /gm)) {
    if (indent === '' && !id.includes('.')) {
      entries.push({ id, facts: [] });
      continue;
    }
    const entry = entries.at(-1);
    const expected = entry === undefined ? null : `${entry.id}.${entry.facts.length + 1}`;
    if (indent === '' || id !== expected)
      throw new Error(`docs/ledger.md: ${id} is out of place; ${expected ?? 'an entry'} comes here.`);
    entry?.facts.push(id);
  }
  return entries;
}
