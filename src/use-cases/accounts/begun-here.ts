import type { BegunThing } from '#src/rules/accounts/begun-here-words.ts';
import type { BrowserOfShopper } from '#src/store/accounts/begun-here.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import type { SignedIn } from './read-session.ts';

const browserOf = ({ sender }: Context, { shopperId }: SignedIn): BrowserOfShopper | null =>
  sender?.visitor == null ? null : { shopper: shopperId, visitor: visitorHash(sender.visitor) };

/** What was done on the shopper's browser before anybody signed in, and is in nobody's own page yet (ledger A10). */
export async function listBegunHere(context: Context, signedIn: SignedIn): Promise<readonly BegunThing[]> {
  const browser = browserOf(context, signedIn);
  const begun = browser === null ? [] : await context.store.accounts.begunHere(browser);
  const things = await Promise.all(
    begun.map(async ({ kind, words, vehicleId }): Promise<BegunThing[]> => {
      const car = words === null && vehicleId !== null ? await findVehicle(context, String(vehicleId)) : null;
      const what = words ?? (car === null ? null : [car.year, car.make, car.model].join(' '));
      return what === null ? [] : [{ kind, what }];
    }),
  );
  return things.flat();
}

/** Makes it the shopper's, who says that it was them: it is shown on every device, downloaded and erased with them (ledger A12). */
export async function claimBegun(context: Context, signedIn: SignedIn): Promise<void> {
  const browser = browserOf(context, signedIn);
  if (browser !== null) await context.store.accounts.claimBegun(browser);
}
