import { describe, expect, test } from 'vitest';
import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { aTowChoice } from '#tests/factories/a-tow-choice.ts';
import { OwnTowCar } from './own-tow-car.ts';

const prado = aTowChoice({ name: 'Toyota Prado', short: 'Prado' });
const ranger = aTowChoice({ name: 'Ford Ranger', short: 'Ranger', brakedCapacity: 3500, ballLimit: 350 });

/** An account, which any number of browsers are signed in to. */
function anAccount(towCar: TowChoice | null = null) {
  const account = { towCar: towCar as unknown, isReached: true, isSignedIn: true };
  const aBrowser = (chosen: TowChoice | null = null) => {
    const stored = new Map<string, string>();
    const here = { car: chosen };
    const own = new OwnTowCar({
      fetch: async (address, init) => {
        if (!account.isReached) throw new TypeError('Failed to fetch');
        if (!account.isSignedIn) return Response.json({ signed_in: false }, { status: init === undefined ? 200 : 401 });
        if (address === '/api/me/details') return Response.json({ signed_in: true, details: {}, tow_car: account.towCar });
        account.towCar = ((await new Response(init?.body).json()) as { tow_car: unknown }).tow_car;
        return Response.json({ success: true });
      },
      storage: () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => void stored.set(key, value),
        }) as Storage,
      cars: {
        readOwn: () => here.car,
        write: (choice) => {
          here.car = choice;
        },
      },
    });
    return { own, here };
  };
  return { account, aBrowser };
}

describe('P15.8 the account’s tow car', () => {
  test('comes to a browser in which none was chosen', async () => {
    const { own, here } = anAccount(prado).aBrowser();
    expect(await own.agree()).toBe(true);
    expect(here.car).toEqual(prado);
    expect(await own.agree()).toBe(false);
  });
  test('is the one that was chosen before signing in', async () => {
    const { account, aBrowser } = anAccount(prado);
    const { own, here } = aBrowser(ranger);
    expect(await own.agree()).toBe(false);
    expect([account.towCar, here.car]).toEqual([ranger, ranger]);
  });
  test('is changed or forgotten on one device for the others', async () => {
    const { aBrowser } = anAccount();
    const [desk, phone] = [aBrowser(), aBrowser()];
    await desk.own.keep(prado);
    desk.here.car = prado;
    await phone.own.agree();
    expect(phone.here.car).toEqual(prado);
    phone.here.car = ranger;
    await phone.own.keep(ranger);
    expect(await desk.own.agree()).toBe(true);
    expect(desk.here.car).toEqual(ranger);
    desk.here.car = null;
    await desk.own.keep(null);
    await phone.own.agree();
    expect(phone.here.car).toBeNull();
  });
  test('does not replace a choice that could not be sent, which is sent again', async () => {
    const { account, aBrowser } = anAccount(prado);
    const { own, here } = aBrowser();
    await own.agree();
    account.isReached = false;
    here.car = ranger;
    await expect(own.keep(ranger)).rejects.toThrow('Failed to fetch');
    account.isReached = true;
    await own.agree();
    expect([account.towCar, here.car]).toEqual([ranger, ranger]);
  });
  test('is nothing when the session has ended, and takes none away', async () => {
    const { account, aBrowser } = anAccount(prado);
    const { own, here } = aBrowser();
    await own.agree();
    account.isSignedIn = false;
    account.towCar = null;
    expect(await own.agree()).toBe(false);
    expect(here.car).toEqual(prado);
  });
  test('is none when the server answers with what is no car', async () => {
    const { account, aBrowser } = anAccount();
    account.towCar = { car: { name: 'X', short: 'X', brakedCapacity: 99_000 }, load: {} };
    const { own, here } = aBrowser();
    expect(await own.agree()).toBe(false);
    expect(here.car).toBeNull();
  });
});
