import { type ReportName, reportFile } from '../proof/read-reports.ts';

/** Runs one of vitest's projects and leaves its report. */
export function vitestCommand(project: Exclude<ReportName, 'e2e'>): string {
  return `vitest run --project ${project} --passWithNoTests --reporter=default --reporter=json --outputFile.json=${reportFile(project)}`;
}
