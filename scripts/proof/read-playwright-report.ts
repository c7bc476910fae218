import type { TestRun } from './test-run.ts';

interface Test {
  readonly status: string;
  readonly expectedStatus: string;
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
}
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly Test[];
  }[];
}
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  /** One per file; its title is the file's name. */
  readonly suites: readonly Suite[];
  /** What went wrong outside any test, such as a file that could not be loaded. */
  readonly errors?: readonly { readonly message?: string }[];
}

/** The tests in Playwright's JSON report. */
export function readPlaywrightReport(report: PlaywrightReport): readonly TestRun[] {
  const broken = (report.errors ?? []).map(
    ({ message = '' }): TestRun => ({ file: 'playwright', names: ['(outside any test)'], outcome: 'failed', why: message }),
  );
  return [...broken, ...report.suites.flatMap((file) => runsIn(file, [], report.config.rootDir))];
}

function runsIn(suite: Suite, names: readonly string[], root: string): readonly TestRun[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test): TestRun => {
      const why = (test.results ?? []).flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
      const phone = lookedAt(test, 'axe on a phone');
      const desktop = lookedAt(test, 'axe on a desktop');
      return {
        file: `${root}/${spec.file}`,
        names: [...names, spec.title],
        outcome: outcomeOf(test),
        ...(why.length > 0 && { why: why.join('\n') }),
        ...(phone.length + desktop.length > 0 && { looked: { phone, desktop } }),
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => runsIn(inner, [...names, inner.title], root))];
}

const lookedAt = ({ annotations = [] }: Test, by: string): string[] =>
  annotations.filter(({ type }) => type === by).map(({ description = '' }) => description);

function outcomeOf({ status, expectedStatus }: Test): TestRun['outcome'] {
  if (status === 'skipped') return 'skipped';
  // A test that is expected to fail proves nothing when it does; one that passed only in a retry cannot be trusted.
  return status === 'expected' && expectedStatus === 'passed' ? 'passed' : 'failed';
}
