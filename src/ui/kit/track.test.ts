import { expect, test, vi } from 'vitest';
import { aStorage } from '#tests/factories/a-storage.ts';
import { track } from './track.ts';

test('X1.12 an event goes to the page’s data layer with its id and the visitor’s own details', () => {
  const page: { dataLayer?: unknown[] } = {};
  track({ id: 22, about: { form: 'enquiry' }, user: { email: 'sam@shopper.example' } }, page);
  expect(page.dataLayer).toEqual([
    { event: 'forecourt', event_id: 22, form: 'enquiry', user_data: { email: 'sam@shopper.example' } },
  ]);
});
test('X1.12 every event of a visitor whose details are remembered carries them, and none of another’s', () => {
  const page: { dataLayer?: unknown[] } = {};
  const storage = aStorage({
    'forecourt.details': JSON.stringify({ name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 156' }),
  });
  track({ id: 49 }, page, () => storage);
  track({ id: 22, user: { email: 'new@shopper.example' } }, page, () => storage);
  track({ id: 49 }, page, () => aStorage());
  expect(page.dataLayer).toMatchObject([
    { event_id: 49, user_data: { name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 156' } },
    { event_id: 22, user_data: { name: 'Sam', email: 'new@shopper.example' } },
    { event_id: 49, user_data: {} },
  ]);
});
test('V18.4, X1.11 an event that cannot be counted is a warning and disturbs nobody', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const push = () => {
    throw new Error('blocked');
  };
  expect(() => track({ id: 22 }, { dataLayer: { push } })).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
