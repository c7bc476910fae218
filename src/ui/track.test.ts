import { expect, test } from 'vitest';
import { track } from './track.ts';

test('X1a an event goes to the page’s data layer with its id and the visitor’s own details', () => {
  const page: { dataLayer?: unknown[] } = {};
  track({ id: 22, about: { form: 'enquiry' }, user: { email: 'sam@shopper.example' } }, page);
  expect(page.dataLayer).toEqual([
    { event: 'forecourt', event_id: 22, form: 'enquiry', user_data: { email: 'sam@shopper.example' } },
  ]);
});
test('X1b a layer that fails disturbs nobody', () => {
  const push = () => {
    throw new Error('blocked');
  };
  expect(() => track({ id: 22 }, { dataLayer: { push } })).not.toThrow();
});
