import { expect, test } from 'vitest';
import { aStorage } from '#tests/factories/a-storage.ts';
import { keepConsent, mayCount, readConsent } from './consent.ts';

test('X1 where the site asks, nothing is counted until the visitor agrees, nor after a change of mind', () => {
  const storage = aStorage();
  const said: DOMStringMap = { consent: 'ask' };
  const counted = [mayCount(said, storage)];
  for (const choice of ['granted', 'denied', 'granted'] as const) {
    keepConsent(said, storage, choice);
    counted.push(mayCount(said, storage));
  }
  expect(counted).toEqual([false, true, false, true]);
});

test('X1 where the site does not ask, everyone is counted', () => expect(mayCount({}, aStorage())).toBe(true));

test('X1 a browser that keeps nothing remembers the choice for its page', () => {
  const said: DOMStringMap = { consent: 'ask' };
  expect(mayCount(said, null)).toBe(false);
  keepConsent(said, null, 'granted');
  expect(mayCount(said, null)).toBe(true);
});

test('X1 what another script wrote in the visitor’s place is no agreement', () =>
  expect(['yes', '', '{"granted":true}'].map((kept) => readConsent({}, aStorage({ 'forecourt.consent': kept })))).toEqual([
    null,
    null,
    null,
  ]));

test('X1 a full storage keeps nothing and breaks nothing', () => {
  const setItem = () => {
    throw new Error('full');
  };
  expect(() => keepConsent({}, { setItem }, 'granted')).not.toThrow();
});
