import { stripVTControlCharacters } from 'node:util';
import type { TestRun } from './test-run.ts';

/** What a list of failures shows of each: the whole of it is further up, where a log that was cut short no longer has it. */
const LINES = 12;

/** The tests that failed and why, in short, for the end of a run. */
export function listFailures(runs: readonly TestRun[]): readonly string[] {
  return runs
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ file, names, why = 'Its report does not say why.' }) => {
      const lines = stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [`\n✗ ${names.join(' › ')} (${file})`, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n');
    });
}
