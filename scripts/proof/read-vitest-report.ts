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
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The tests in vitest's JSON report. A file that broke before its first test counts as one failure. */
export function readVitestReport(report: VitestReport): readonly TestRun[] {
  return report.testResults.flatMap(({ name: file, status, message = '', assertionResults }): TestRun[] => {
    if (assertionResults.length === 0)
      return status === 'failed' ? [{ file, names: ['(the file itself)'], outcome: 'failed', why: message }] : [];
    return assertionResults.map(({ ancestorTitles, title, status: how, failureMessages: why = [] }) => ({
      file,
      names: [...ancestorTitles, title],
      outcome: outcomeOf(how),
      ...(why.length > 0 && { why: why.join('\n') }),
    }));
  });
}

function outcomeOf(status: string): TestRun['outcome'] {
  // Vitest's words for a test that did not run are pending, skipped, todo and disabled.
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
