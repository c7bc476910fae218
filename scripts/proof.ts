/** Prints the tests that ran and passed for each ledger id, from the runners' reports; fails when a test that claims an id did not run, or a kind of page was not checked for accessibility. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proveLedger } from './proof/prove-ledger.ts';
import { readLedger } from './proof/read-ledger.ts';
import { readReports } from './proof/read-reports.ts';
import { unseenPages } from './proof/unseen-pages.ts';

// Campaigns behind a real load balancer run by a command of their own; what they prove has a short form among these.
const testFiles = globSync('{src,tests,scripts,demo}/**/*.{test,spec}.{ts,tsx}', { exclude: ['tests/fire/**'] }).map((file) =>
  path.resolve(file),
);
const ledger = readLedger(readFileSync('docs/ledger.md', 'utf8'));
const runs = readReports();
const { proved, unnamedEntries, unnamedFacts, unsplit, faults } = proveLedger(ledger, runs, testFiles);

// Vitest reports a test that is expected to fail as passed, so the source is searched for these.
const inverted = testFiles.filter((file) => /\b(?:test|it|describe)(?:\.\w+)*\.fails\b/.test(readFileSync(file, 'utf8')));
const wrong = [
  ...faults,
  ...unseenPages(runs),
  ...inverted.map((file) => `${file} marks a test as expected to fail, which proves nothing.`),
];

const isBrief = process.argv.includes('--brief');
if (!isBrief) {
  for (const [id, tests] of proved) for (const test of tests) console.log(`${id.padEnd(6)} ${test}`);
}
const facts = ledger.flatMap((entry) => entry.facts).length;
console.log(
  `\nThe ledger: ${ledger.length - unnamedEntries.length} of ${ledger.length} entries have a test that ran and passed,`,
);
console.log(
  `and ${facts - unnamedFacts.length} of the ${facts} facts that ${ledger.length - unsplit.length} of them are split into.`,
);
if (unnamedFacts.length > 0) console.log(`Facts without a test: ${unnamedFacts.join(' ')}`);
if (!isBrief && unnamedEntries.length > 0) console.log(`Entries without a test: ${unnamedEntries.join(' ')}`);
if (!isBrief && unsplit.length > 0) console.log(`Not split into facts yet: ${unsplit.join(' ')}`);
for (const fault of wrong) console.error(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
