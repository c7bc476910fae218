import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport } from './read-vitest-report.ts';
import type { TestRun } from './test-run.ts';

const READERS = {
  unit: readVitestReport,
  store: readVitestReport,
  faults: readVitestReport,
  attacks: readVitestReport,
  e2e: readPlaywrightReport,
} as const;

/** The suites whose runner leaves a report in `reports/`. */
export type ReportName = keyof typeof READERS;
export const REPORT_NAMES = Object.keys(READERS) as readonly ReportName[];

/** Where a suite's runner leaves its report. */
export function reportFile(name: ReportName): string {
  return path.join('reports', `${name}.json`);
}

/** Every test in these suites' reports; a missing report adds none, so its files count as not run. */
export function readReports(names: readonly ReportName[] = REPORT_NAMES): readonly TestRun[] {
  return names.flatMap((name) => {
    if (!existsSync(reportFile(name))) return [];
    // The runners' own format, which the readers describe.
    const report = JSON.parse(readFileSync(reportFile(name), 'utf8'));
    return READERS[name](report);
  });
}
