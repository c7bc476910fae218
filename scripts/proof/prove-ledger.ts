import { claimedIds } from './claimed-ids.ts';
import type { LedgerEntry } from './read-ledger.ts';
import type { TestRun } from './test-run.ts';

/** What the reports prove about the ledger, and what is wrong with their claims. */
export interface Proof {
  /** For each entry and each fact, in the ledger's order, the tests that claim it, ran and passed. A fact's test counts for its entry too. */
  readonly proved: ReadonlyMap<string, readonly string[]>;
  /** Entries that no test names. */
  readonly unnamedEntries: readonly string[];
  /** Facts that no test names. */
  readonly unnamedFacts: readonly string[];
  /** Entries that are not split into facts yet. */
  readonly unsplit: readonly string[];
  /** A sentence each; any of them fails the run. */
  readonly faults: readonly string[];
}

/** Compares the tests that ran with the ledger. `testFiles` are all test files: one that is in no report did not run. */
export function proveLedger(ledger: readonly LedgerEntry[], runs: readonly TestRun[], testFiles: readonly string[]): Proof {
  const proved = new Map<string, string[]>(ledger.flatMap(({ id, facts }) => [id, ...facts]).map((id) => [id, []]));
  const faults: string[] = [];
  for (const run of runs) {
    const said = run.names.join(' › ');
    const claims = run.names.map(claimedIds);
    if (claims.some((claim) => claim.tooMany)) faults.push(`“${said}” names more than two ledger ids: split it.`);
    if (run.outcome === 'failed') faults.push(`“${said}” failed (${run.file}).`);
    for (const id of new Set(claims.flatMap((claim) => claim.ids).flatMap(withEntry))) {
      const tests = proved.get(id);
      if (tests === undefined) faults.push(`“${said}” claims ${id}, which the ledger does not have.`);
      else if (run.outcome === 'passed') tests.push(said);
      else if (run.outcome === 'skipped') faults.push(`“${said}” claims ${id} but did not run (${run.file}).`);
    }
  }
  const reported = new Set(runs.map((run) => run.file));
  for (const file of testFiles) if (!reported.has(file)) faults.push(`${file} is in no report: none of its tests ran.`);
  const isUnnamed = (id: string) => proved.get(id)?.length === 0;
  return {
    proved,
    unnamedEntries: ledger.map(({ id }) => id).filter(isUnnamed),
    unnamedFacts: ledger.flatMap(({ facts }) => facts).filter(isUnnamed),
    unsplit: ledger.filter(({ facts }) => facts.length === 0).map(({ id }) => id),
    faults,
  };
}

/** `M4.2` is a fact of `M4`. */
const withEntry = (id: string): string[] => (id.includes('.') ? [id.replace(/\..*/, ''), id] : [id]);
