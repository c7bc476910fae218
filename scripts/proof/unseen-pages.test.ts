import { expect, test } from 'vitest';
import type { TestRun } from './test-run.ts';
import { unseenPages } from './unseen-pages.ts';

const aRun = (given: Partial<TestRun>): TestRun => ({ file: '/a.spec.ts', names: ['W2 axe'], outcome: 'passed', ...given });
const about = (runs: readonly TestRun[], path: string) => unseenPages(runs).filter((line) => line.includes(` /${path} `));

test('W2 a kind of page that axe has not looked at is named, for a phone and for a desktop', () => {
  expect(about([], 'print')).toEqual([
    'No test checks the page /print for accessibility on a phone.',
    'No test checks the page /print for accessibility on a desktop.',
  ]);
});

test('W2 a page is seen at the width it was looked at, and at no other', () => {
  expect(about([aRun({ looked: { phone: ['/print'], desktop: ['/print/more'] } })], 'print')).toEqual([
    'No test checks the page /print for accessibility on a desktop.',
  ]);
});

test('W2 a look in a test that failed does not count', () => {
  expect(about([aRun({ outcome: 'failed', looked: { phone: ['/print'], desktop: ['/print'] } })], 'print')).toHaveLength(2);
});

test('W2 an address with a variable part is seen under any of its values, and developers’ own pages are not asked for', () => {
  const cars = unseenPages([aRun({ looked: { phone: ['/cars/a-car'], desktop: ['/stock/1'] } })]);
  expect(cars.filter((line) => line.includes('/cars/:key for'))).toEqual([]);
  expect(cars.filter((line) => line.includes('__'))).toEqual([]);
});
