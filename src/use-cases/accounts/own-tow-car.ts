import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { towChoiceOf } from '#src/rules/tow/typed-tow-car.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

type Keeper = Pick<Context, 'store' | 'site'>;

/** The car that a shopper's account tows with; null when there is none, and on a site that matches none (ledger P15). */
export async function readOwnTowCar({ store, site }: Keeper, { shopperId }: SignedIn): Promise<TowChoice | null> {
  return site.switches.towMatch ? towChoiceOf((await store.accounts.shopperDetails(shopperId)).towCar) : null;
}

/** Remembers a shopper's tow car with the account, so that it is there on their other devices; null forgets it. False for what is no car. */
export async function keepOwnTowCar({ store, site }: Keeper, { shopperId }: SignedIn, given: unknown): Promise<boolean> {
  const towCar = towChoiceOf(given);
  if (!site.switches.towMatch || (given !== null && towCar === null)) return false;
  await store.accounts.putShopperDetails(shopperId, { towCar });
  return true;
}
