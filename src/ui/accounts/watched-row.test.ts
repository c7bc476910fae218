import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleWatched } from '#src/showcase/sample-garage.ts';
import type { WatchedRow as Row } from '#src/views/accounts/watchlist-view.ts';
import type { WatchlistAlerts } from '#src/views/alerts/alerts-part.ts';
import { WatchedRow } from './watched-row.tsx';

const rowOf = (kind: Row['kind'], facts: Partial<Row> = {}): Row => {
  const found = sampleWatched(null, 'suv').find((row) => row.kind === kind);
  if (found === undefined) throw new Error(`There is no sample that is ${kind}.`);
  return { ...found, ...facts } as Row;
};
const shown = (row: Row, state: WatchlistAlerts['state'] | null = 'on') =>
  renderToStaticMarkup(
    createElement(WatchedRow, {
      row,
      word: 'car',
      alerts: state === null ? null : { state, href: '/my-garage#alerts' },
      action: '/watchlist',
      level: 2,
    }),
  );
const actions = (html: string) => [...html.matchAll(/<button[^>]*\bvalue="([^"]+)"/g)].map(([, value]) => value);

test('A9 a listed vehicle can be asked about, its alert turned off, and be removed, without script', () => {
  const html = shown(rowOf('listed'));
  expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/watchlist"/);
  expect(actions(html)).toEqual(['alert-off', 'remove', 'undo']);
  expect(html).toContain('Enquire');
});

test('A11 a vehicle whose alert is off offers to turn it on', () =>
  expect(actions(shown(rowOf('listed', { alerts: false })))).toEqual(['alert-on', 'remove', 'undo']));

test.each([
  ['choose', 'Choose how we tell you'],
  ['off', 'Alerts are off'],
] as const)('A11 a vehicle never claims an alert that tells nobody: %s', (state, words) => {
  const html = shown(rowOf('listed'), state);
  expect(html).not.toContain('Alert on');
  expect(actions(html)).toEqual(['remove', 'undo']);
  expect(html).toMatch(new RegExp(`<a href="/my-garage#alerts"[^>]*>(?:<svg.*?</svg>)?${words}`));
});

test('A11 a site that tells nobody offers no alert', () => {
  const html = shown(rowOf('listed'), null);
  expect(html).not.toMatch(/alert/i);
  expect(actions(html)).toEqual(['remove', 'undo']);
});

test('A9 the price when it was saved is struck out only while it was higher', () => {
  const change = { kind: 'less', text: '$1,500 less since 2 November', saved: '$43,990' } as const;
  expect(shown(rowOf('listed', { change }))).toMatch(/<s[^>]*>.*\$43,990<\/s>/);
  expect(shown(rowOf('listed', { change: { ...change, kind: 'more', saved: null } }))).not.toContain('<s ');
});

test('K1 a price is never without what it means', () => expect(shown(rowOf('listed'))).toContain('Drive away'));

test('A9 a sold vehicle has its tag and a way to others, but no price, enquiry or alert', () => {
  const html = shown(rowOf('sold'));
  expect(html).toContain('find me something similar');
  expect(html).toContain('JUST SOLD');
  expect(actions(html)).toEqual(['remove', 'undo']);
  expect(html).not.toMatch(/Enquire|\$\d/);
});

test('A9 a vehicle that has gone says no more than that, and can be removed', () => {
  const html = shown(rowOf('gone'));
  expect(html).toContain('No longer listed');
  expect(actions(html)).toEqual(['remove', 'undo']);
  expect(html).not.toMatch(/<a /);
});
