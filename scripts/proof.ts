/** Prints, for each ledger id, the tests that ran and passed by the runners' own reports; fails where a claim was not put to the test. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ledgerIds } from './proof/ledger-ids.ts';
import { proveLedger } from './proof/prove-ledger.ts';
import { readReports } from './proof/read-reports.ts';

const testFiles = globSync('{src,tests,scripts,demo}/**/*.{test,spec}.{ts,tsx}').map((file) => path.resolve(file));
const { proved, unnamed, faults } = proveLedger(ledgerIds(readFileSync('docs/ledger.md', 'utf8')), readReports(), testFiles);

// Vitest reports a test that is marked to fail as passed, so these are looked for in the source.
const inverted = testFiles.filter((file) => /\b(?:test|it|describe)(?:\.\w+)*\.fails\b/.test(readFileSync(file, 'utf8')));
const wrong = [...faults, ...inverted.map((file) => `${file} marks a test to fail: that proves nothing.`)];

const isBrief = process.argv.includes('--brief');
if (!isBrief) {
  for (const [id, tests] of proved) for (const test of tests) console.log(`${id.padEnd(4)} ${test}`);
}
console.log(`\nThe ledger: ${proved.size - unnamed.length} of ${proved.size} entries have a test that ran and passed.`);
if (!isBrief && unnamed.length > 0) console.log(`None names: ${unnamed.join(' ')}`);
for (const fault of wrong) console.error(`✗ ${fault}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
