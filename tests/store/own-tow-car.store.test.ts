import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGarage } from '#src/use-cases/accounts/change-garage.ts';
import { keepOwnTowCar, readOwnTowCar } from '#src/use-cases/accounts/own-tow-car.ts';
import { readDetails, saveDetails } from '#src/use-cases/accounts/shopper-details.ts';
import type { Context } from '#src/use-cases/context.ts';
import { garageView } from '#src/views/accounts/garage-view.ts';
import { aTowChoice } from '#tests/factories/a-tow-choice.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
beforeAll(async () => {
  here = await aSignInHarness();
});
afterAll(() => here.end());

const PRADO = aTowChoice({ name: 'Toyota Prado', short: 'Prado', ballLimit: 300, gvm: 2990, gcm: 5990 });

/** A site that matches tow cars, or does not. */
async function at(slug: string, towMatch = true): Promise<Context> {
  const context = await here.at(slug);
  return { ...context, site: { ...context.site, switches: { ...context.site.switches, towMatch } } };
}

test('P15.8 an account remembers the tow car beside the details, and neither takes the other away', async () => {
  const harbour = await at('harbour');
  const { shopper } = await here.signIn(harbour, aPhone());
  const details = { firstName: 'Priya', lastName: 'Raman', email: '', postcode: '' };
  expect(await readOwnTowCar(harbour, shopper)).toBeNull();
  await saveDetails(harbour, shopper, details);
  expect(await keepOwnTowCar(harbour, shopper, PRADO)).toBe(true);
  expect(await readOwnTowCar(harbour, shopper)).toEqual(PRADO);
  expect(await readDetails(harbour, shopper)).toEqual(details);
  await saveDetails(harbour, shopper, { ...details, firstName: '', postcode: '3758' });
  expect(await readOwnTowCar(harbour, shopper)).toEqual(PRADO);
  expect(await readDetails(harbour, shopper)).toEqual({ ...details, firstName: '', postcode: '3758' });
  expect(await keepOwnTowCar(harbour, shopper, null)).toBe(true);
  expect(await readOwnTowCar(harbour, shopper)).toBeNull();
});

test('P15.8 what is no car is refused, and the former stays', async () => {
  const harbour = await at('harbour');
  const { shopper } = await here.signIn(harbour, aPhone());
  await keepOwnTowCar(harbour, shopper, PRADO);
  for (const given of [undefined, 7, 'Prado', [], {}, { car: { ...PRADO.car, brakedCapacity: 99_000 }, load: PRADO.load }])
    expect(await keepOwnTowCar(harbour, shopper, given)).toBe(false);
  expect(await readOwnTowCar(harbour, shopper)).toEqual(PRADO);
});

test('P15.8, P6 it is the shopper’s own on that site, and none where no tow cars are matched', async () => {
  const [harbour, summit] = [await at('harbour'), await at('summit')];
  const phone = aPhone();
  const [{ shopper }, other, elsewhere] = [
    await here.signIn(harbour, phone),
    await here.signIn(harbour, aPhone()),
    await here.signIn(summit, phone),
  ];
  await keepOwnTowCar(harbour, shopper, PRADO);
  expect(await readOwnTowCar(harbour, other.shopper)).toBeNull();
  expect(await readOwnTowCar(summit, elsewhere.shopper)).toBeNull();
  expect(await readOwnTowCar(summit, shopper)).toBeNull();
  const plain = await at('harbour', false);
  expect(await readOwnTowCar(plain, shopper)).toBeNull();
  expect(await keepOwnTowCar(plain, shopper, null)).toBe(false);
});

test('P15.8 the shopper’s own page shows it, and forgets it', async () => {
  const harbour = await at('harbour');
  const { shopper } = await here.signIn(harbour, aPhone());
  await keepOwnTowCar(harbour, shopper, PRADO);
  expect((await garageView(harbour, shopper)).towCar).toEqual({ name: 'Toyota Prado', tows: 'Tows 3,000 kg braked' });
  expect(await changeGarage(harbour, shopper, { action: 'forget-tow-car' })).toEqual({ kind: 'done', part: 'details' });
  expect((await garageView(harbour, shopper)).towCar).toBeNull();
});

test('P15.8, A12 it is in the shopper’s file, and erased with the account', async () => {
  const harbour = await at('harbour');
  const { shopper } = await here.signIn(harbour, aPhone());
  await keepOwnTowCar(harbour, shopper, PRADO);
  const { accounts } = harbour.store;
  expect(JSON.stringify(await accounts.shopperRecord(shopper.shopperId, ''))).toContain('Toyota Prado');
  await accounts.eraseShopper(shopper.shopperId, '');
  expect(await readOwnTowCar(harbour, shopper)).toBeNull();
});
