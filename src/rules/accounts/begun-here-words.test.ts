import { expect, test } from 'vitest';
import { begunHereWords } from './begun-here-words.ts';

const TESLA = { kind: 'reservation', what: '2023 Tesla Model 3' } as const;

test('A10 a shopper is asked whether what was done on their device before they signed in was theirs, each thing once', () => {
  expect(begunHereWords([], 'My Garage')).toBeNull();
  expect(begunHereWords([TESLA, TESLA], 'My Garage')).toEqual({
    text: 'Was it you who reserved the 2023 Tesla Model 3 on this device before signing in?',
    button: 'Yes, add it to My Garage',
  });
  const things = [TESLA, { kind: 'purchase', what: '2022 Kia Seltos' }, { kind: 'payment', what: 'INV-10482' }] as const;
  expect(begunHereWords(things, 'MyServco')).toEqual({
    text: 'Was it you who reserved the 2023 Tesla Model 3, started to buy the 2022 Kia Seltos and paid towards INV-10482 on this device before signing in?',
    button: 'Yes, add them to MyServco',
  });
});
