import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './toasts.ts';

const aToast = (text: string) => ({ text, link: null });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A7a a toast is there for three seconds', () => {
  const toasts = new Toasts();
  toasts.show(aToast('one'));
  vi.advanceTimersByTime(2_999);
  expect(toasts.read()?.text).toBe('one');
  vi.advanceTimersByTime(1);
  expect(toasts.read()).toBeNull();
});

test('A7b a new toast takes the place of the old and has three seconds of its own', () => {
  const toasts = new Toasts();
  toasts.show(aToast('one'));
  vi.advanceTimersByTime(2_000);
  toasts.show(aToast('two'));
  vi.advanceTimersByTime(2_000);
  expect(toasts.read()?.text).toBe('two');
  vi.advanceTimersByTime(1_000);
  expect(toasts.read()).toBeNull();
});

test('A7c a toast stays while it is pointed at', () => {
  const toasts = new Toasts();
  toasts.show(aToast('one'));
  toasts.hold();
  vi.advanceTimersByTime(60_000);
  expect(toasts.read()?.text).toBe('one');
  toasts.letGo();
  vi.advanceTimersByTime(3_000);
  expect(toasts.read()).toBeNull();
});

test('A7d whoever shows toasts is told when one comes and goes', () => {
  const toasts = new Toasts();
  const seen: (string | null)[] = [];
  toasts.subscribe(() => seen.push(toasts.read()?.text ?? null));
  toasts.show(aToast('one'));
  vi.advanceTimersByTime(3_000);
  expect(seen).toEqual(['one', null]);
});
