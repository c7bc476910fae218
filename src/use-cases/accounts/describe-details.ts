import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { DETAIL_FIELDS, type ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';
import { readDetails } from './shopper-details.ts';

/** What is filled in on forms for a shopper, by the names of the forms' fields (ledger A10). */
export async function describeDetails(context: Context, signedIn: SignedIn): Promise<Readonly<Record<string, string>>> {
  const details = await readDetails(context, signedIn);
  const names = Object.keys(DETAIL_FIELDS) as (keyof ShopperDetails)[];
  return { ...Object.fromEntries(names.map((name) => [DETAIL_FIELDS[name], details[name]])), phone: showPhone(signedIn.phone) };
}
