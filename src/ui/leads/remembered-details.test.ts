import { expect, test } from 'vitest';
import { aStorage } from '#tests/factories/a-storage.ts';
import { rememberDetails } from './remember-details.ts';
import { rememberedDetails } from './remembered-details.ts';

const SAM = { name: 'Sam', email: 'sam@shopper.example', phone: '0491 570 156' };

test('L10.1 name, last name, email, phone and postcode are remembered, and nothing else', () => {
  const storage = aStorage();
  rememberDetails(storage, { ...SAM, last_name: 'Lee', postcode: '4006', message: 'Secret', company: 'Acme' });
  expect(rememberedDetails(storage)).toEqual({ ...SAM, last_name: 'Lee', postcode: '4006' });
});
test.each(['name', 'email', 'phone'])('L10.1 nothing is remembered where %s is missing', (missing) => {
  const storage = aStorage();
  rememberDetails(storage, { ...SAM, postcode: '4006', [missing]: ' ' });
  expect(storage.length).toBe(0);
});
test('L10c a later form adds to what is remembered and corrects it', () => {
  const storage = aStorage();
  rememberDetails(storage, { ...SAM, postcode: '4006' });
  rememberDetails(storage, { ...SAM, name: 'Samantha' });
  expect(rememberedDetails(storage)).toEqual({ ...SAM, name: 'Samantha', postcode: '4006' });
});
test('L10.1 nothing of one person is remembered of another at the same browser', () => {
  const storage = aStorage();
  rememberDetails(storage, { ...SAM, last_name: 'Lee', postcode: '4006' });
  rememberDetails(storage, { name: 'Bob', email: 'bob@shopper.example', phone: '0491 570 157' });
  expect(rememberedDetails(storage)).toEqual({ name: 'Bob', email: 'bob@shopper.example', phone: '0491 570 157' });
});
test('L10.1 what a later form asks for and is left empty is remembered no more', () => {
  const storage = aStorage();
  rememberDetails(storage, { ...SAM, last_name: 'Lee' });
  rememberDetails(storage, { ...SAM, last_name: '' });
  expect(rememberedDetails(storage)).toEqual(SAM);
});
test.each([null, 'null', '[]', '{"name":5,"other":"x"}', 'not json'])('L10d storage that holds %s remembers nothing', (kept) =>
  expect(rememberedDetails(aStorage(kept === null ? {} : { 'forecourt.details': kept }))).toEqual({}),
);
test('L10e a browser that keeps nothing is no failure', () => {
  expect(() => rememberDetails(aStorage({}, 0), SAM)).not.toThrow();
  expect(() => rememberDetails(null, SAM)).not.toThrow();
});
