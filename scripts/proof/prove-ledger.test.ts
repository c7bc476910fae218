import { expect, test } from 'vitest';
import { proveLedger } from './prove-ledger.ts';
import { readLedger } from './read-ledger.ts';
import type { TestRun } from './test-run.ts';

const IDS = [
  { id: 'P1', facts: [] },
  { id: 'P2', facts: ['P2.1', 'P2.2'] },
];
const aRun = (given: Partial<TestRun>): TestRun => ({ file: '/a.test.ts', names: ['P1 a fact'], outcome: 'passed', ...given });

test('an entry of the ledger is a list item that opens with an id', () => {
  expect(readLedger('# P. Platform\n- P1 One.\n  P9 is not an item\n- P10 Ten.\n- a plain item\n')).toEqual([
    { id: 'P1', facts: [] },
    { id: 'P10', facts: [] },
  ]);
});

test('a fact is a numbered item under its entry', () => {
  expect(readLedger('- P1 One\n  - P1.1 first\n    goes on\n  - P1.2 second\n- P2 Two\n')).toEqual([
    { id: 'P1', facts: ['P1.1', 'P1.2'] },
    { id: 'P2', facts: [] },
  ]);
});

test.each([
  { says: 'skips a number', text: '- P1 One\n  - P1.2 second\n' },
  { says: 'is under another entry', text: '- P1 One\n  - P2.1 first\n' },
  { says: 'is before any entry', text: '  - P1.1 first\n' },
  { says: 'is not indented', text: '- P1 One\n- P1.1 first\n' },
])('a fact that $says is refused', ({ text }) => {
  expect(() => readLedger(text)).toThrow(/out of place/);
});

test('a test that passed proves the entry it names, and the others stay unnamed', () => {
  const { proved, unnamedEntries, unnamedFacts, unsplit, faults } = proveLedger(IDS, [aRun({})], ['/a.test.ts']);
  expect(proved.get('P1')).toEqual(['P1 a fact']);
  expect(unnamedEntries).toEqual(['P2']);
  expect(unnamedFacts).toEqual(['P2.1', 'P2.2']);
  expect(unsplit).toEqual(['P1']);
  expect(faults).toEqual([]);
});

test('a test of a fact proves that fact and names its entry, and no other fact', () => {
  const { unnamedEntries, unnamedFacts } = proveLedger(IDS, [aRun({ names: ['P2.2 a fact'] })], []);
  expect(unnamedEntries).toEqual(['P1']);
  expect(unnamedFacts).toEqual(['P2.1']);
});

test('a test of an entry proves none of its facts', () => {
  expect(proveLedger(IDS, [aRun({ names: ['P2b a fact'] })], []).unnamedFacts).toEqual(['P2.1', 'P2.2']);
});

test('a describe names for the tests in it', () => {
  expect(proveLedger(IDS, [aRun({ names: ['P2 switches', 'a fact'] })], []).proved.get('P2')).toEqual(['P2 switches › a fact']);
});

test.each([
  { says: 'was skipped', run: aRun({ outcome: 'skipped' }), fault: /claims P1 but did not run/ },
  {
    says: 'was skipped inside a describe',
    run: aRun({ names: ['P1 all', 'one'], outcome: 'skipped' }),
    fault: /claims P1 but did not run/,
  },
  { says: 'failed', run: aRun({ outcome: 'failed' }), fault: /“P1 a fact” failed/ },
  {
    says: 'names an entry that is not there',
    run: aRun({ names: ['P77 a fact'] }),
    fault: /P77, which the ledger does not have/,
  },
  {
    says: 'names a fact that is not there',
    run: aRun({ names: ['P2.7 a fact'] }),
    fault: /P2\.7, which the ledger does not have/,
  },
  { says: 'names three', run: aRun({ names: ['P1 P2 P1 a fact'] }), fault: /more than two/ },
])('a claim is a fault when its test $says', ({ run, fault }) => {
  expect(proveLedger(IDS, [run], []).faults).toEqual([expect.stringMatching(fault)]);
});

test('a file that broke before its first test is a fault, for its claims are unknown', () => {
  const broken = aRun({ names: ['(the file itself)'], outcome: 'failed' });
  expect(proveLedger(IDS, [broken], [broken.file]).faults).toHaveLength(1);
});

test('a skipped test that claims nothing is no fault', () => {
  expect(proveLedger(IDS, [aRun({ names: ['later'], outcome: 'skipped' })], []).faults).toEqual([]);
});

test('a test file in no report did not run', () => {
  expect(proveLedger(IDS, [aRun({})], ['/a.test.ts', '/b.test.ts']).faults).toEqual([expect.stringContaining('/b.test.ts')]);
});
