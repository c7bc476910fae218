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
test('X1 an event has the standard’s name beside its number where the site wants it', async () => {
  const page: { dataLayer?: unknown[]; document: { documentElement: { dataset: DOMStringMap } } } = {
    document: { documentElement: { dataset: { standardEvents: '' } } },
  };
  track({ id: 25, about: { car_id: 7 }, user: { email: 'sam@shopper.example' } }, page, () => aStorage());
  track({ id: null, standard: 'asc_item_pageview', about: { car_id: 8 } }, page, () => aStorage());
  await expect.poll(() => page.dataLayer).toHaveLength(3);
  expect(page.dataLayer).toEqual([
    { event: 'forecourt', event_id: 25, car_id: 7, user_data: { email: 'sam@shopper.example' } },
    { event: 'asc_click_to_call', event_owner: 'forecourt', item_id: 7 },
    { event: 'asc_item_pageview', event_owner: 'forecourt', item_id: 8 },
  ]);
});
test('X1 nothing is counted before the visitor agrees, and nothing after the agreement is withdrawn', () => {
  const page: { dataLayer?: unknown[]; document: { documentElement: { dataset: DOMStringMap } } } = {
    document: { documentElement: { dataset: { consent: 'ask' } } },
  };
  const storage = aStorage();
  track({ id: 49 }, page, () => storage);
  expect(page.dataLayer).toBeUndefined();
  storage.setItem('forecourt.consent', 'granted');
  track({ id: 25 }, page, () => storage);
  storage.setItem('forecourt.consent', 'denied');
  track({ id: 22 }, page, () => storage);
  expect(page.dataLayer).toMatchObject([{ event_id: 25 }]);
});
test('V18.4, X1.11 an event that cannot be counted is a warning and disturbs nobody', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const push = () => {
    throw new Error('blocked');
  };
  expect(() => track({ id: 22 }, { dataLayer: { push } })).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
