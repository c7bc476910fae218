import type { TestRun } from './test-run.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** The tests in vitest's JSON report. A file that broke before its first test counts as one failure. */
export function readVitestReport(report: VitestReport): readonly TestRun[] {
  return report.testResults.flatMap(({ name: file, status, assertionResults }): TestRun[] => {
    if (assertionResults.length === 0)
      return status === 'failed' ? [{ file, names: ['(the file itself)'], outcome: 'failed' }] : [];
    return assertionResults.map((test) => ({
      file,
      names: [...test.ancestorTitles, test.title],
      outcome: outcomeOf(test.status),
    }));
  });
}

function outcomeOf(status: string): TestRun['outcome'] {
  // Vitest's words for a test that did not run are pending, skipped, todo and disabled.
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
