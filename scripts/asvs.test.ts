import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8');
const STATES = ['proved', 'does not apply', 'by the operator', 'missing'];

interface Requirement {
  readonly id: string;
  readonly state: string;
  readonly by: string;
}

const requirements: readonly Requirement[] = PAGE.split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = '', , state = '', ...by] = line.split('|').map((cell) => cell.trim());
    return { id, state, by: by.join('|') };
  });
const proved = requirements.filter(({ state }) => state === 'proved');

/** The tests that a line names: `file` “the beginning of the test's name”. */
const testsIn = (by: string) => [...by.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', words = '']) => ({ file, words }));

/** How many tests, cases of a test or attacks of a file have a name that begins with these words. */
function countIn(file: string, words: string): number {
  const whole = path.join(ROOT, file);
  if (!existsSync(whole)) return 0;
  const escaped = RegExp.escape(words.replaceAll("'", '’'));
  const names = readFileSync(whole, 'utf8').replaceAll("\\'", '’');
  const inQuotes = RegExp.escape(words);
  return [...names.matchAll(new RegExp(`(?:[([]|rule:)\\s*(?:'${escaped}|["\`]${inQuotes})`, 'g'))].length;
}

test('every requirement is listed once, in a known state and with a reason', () => {
  expect(requirements.length).toBeGreaterThan(200);
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(requirements.filter(({ state, by }) => !STATES.includes(state) || by.replaceAll(/[|\s]/g, '') === '')).toEqual([]);
});

test('every requirement that is proved names a test', () =>
  expect(proved.filter(({ by }) => testsIn(by).length === 0).map(({ id }) => id)).toEqual([]));

test('every test that is named exists, and is the only one of its file that begins with these words', () => {
  const wrong = requirements.flatMap(({ id, by }) =>
    testsIn(by)
      .map(({ file, words }) => ({ id, file, words, found: countIn(file, words) }))
      .filter(({ found }) => found !== 1),
  );
  expect(wrong).toEqual([]);
});

test('the count at the top is that of the lines', () => {
  const counted = STATES.map((state) => `${requirements.filter((one) => one.state === state).length} ${state}`);
  expect(PAGE).toContain(`Count: ${counted.join(', ')}.`);
});
