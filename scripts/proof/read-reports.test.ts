import { expect, test } from 'vitest';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport } from './read-vitest-report.ts';

test.each([
  { status: 'passed', outcome: 'passed' },
  { status: 'failed', outcome: 'failed' },
  { status: 'skipped', outcome: 'skipped' },
  { status: 'pending', outcome: 'skipped' },
  { status: 'todo', outcome: 'skipped' },
])('a vitest test that is $status counts as $outcome', ({ status, outcome }) => {
  const testResults = [
    { name: '/a.test.ts', status: 'passed', assertionResults: [{ ancestorTitles: ['P1 sites'], title: 'one', status }] },
  ];
  expect(readVitestReport({ testResults })).toEqual([{ file: '/a.test.ts', names: ['P1 sites', 'one'], outcome }]);
});

test('a vitest file that broke before its first test is a failure', () => {
  const [run] = readVitestReport({
    testResults: [{ name: '/a.test.ts', status: 'failed', message: 'no', assertionResults: [] }],
  });
  expect(run).toMatchObject({ file: '/a.test.ts', outcome: 'failed' });
});

const playwright = (status: string, expectedStatus = 'passed') => ({
  config: { rootDir: '/e2e' },
  suites: [
    {
      title: 'find.spec.ts',
      specs: [],
      suites: [{ title: 'S1 search', specs: [{ title: 'finds', file: 'find.spec.ts', tests: [{ status, expectedStatus }] }] }],
    },
  ],
});

test.each([
  { says: 'that passed', report: playwright('expected'), outcome: 'passed' },
  { says: 'that failed', report: playwright('unexpected'), outcome: 'failed' },
  { says: 'that passed only when tried again', report: playwright('flaky'), outcome: 'failed' },
  { says: 'that is marked to fail and did', report: playwright('expected', 'failed'), outcome: 'failed' },
  { says: 'that was skipped', report: playwright('skipped', 'skipped'), outcome: 'skipped' },
])('a Playwright test $says counts as $outcome', ({ report, outcome }) => {
  expect(readPlaywrightReport(report)).toEqual([{ file: '/e2e/find.spec.ts', names: ['S1 search', 'finds'], outcome }]);
});

test('the pages that a Playwright test had checked are kept by the width of the window', () => {
  const annotations = [
    { type: 'axe on a phone', description: '/a' },
    { type: 'axe on a desktop', description: '/b' },
    { type: 'slow' },
  ];
  const specs = [{ title: 'W2', file: 'a.spec.ts', tests: [{ status: 'expected', expectedStatus: 'passed', annotations }] }];
  const [run] = readPlaywrightReport({ config: { rootDir: '/e2e' }, suites: [{ title: 'a.spec.ts', specs }] });
  expect(run?.looked).toEqual({ phone: ['/a'], desktop: ['/b'] });
});

test('what Playwright could not load is a failure', () => {
  expect(readPlaywrightReport({ config: { rootDir: '/e2e' }, suites: [], errors: [{ message: 'no' }] })).toMatchObject([
    { outcome: 'failed' },
  ]);
});
