import { expect, test } from 'vitest';
import { viewWindow } from './view-window.ts';

const half = (time: string) => viewWindow(Date.parse(time)).halfHour;

test('H5.1 the minutes of one half hour are one window', () =>
  expect(half('2026-11-15T10:29:59Z')).toBe(half('2026-11-15T10:00:00Z')));
test('H5.1 the next half hour is another window', () =>
  expect(half('2026-11-15T10:30:00Z')).toBe(half('2026-11-15T10:29:59Z') + 1));
test('H5 a visitor is hashed with another salt on another day', () => {
  expect(viewWindow(Date.parse('2026-11-15T23:59:59Z')).day).toBe('2026-11-15');
  expect(viewWindow(Date.parse('2026-11-16T00:00:00Z')).day).toBe('2026-11-16');
});
