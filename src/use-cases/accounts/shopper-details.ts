import { DETAIL_FIELDS, type ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import { checkField } from '#src/rules/leads/check-field.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

export type DetailsSaved =
  | { readonly kind: 'saved'; readonly details: ShopperDetails }
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: keyof ShopperDetails; readonly message: string }[] };

/** What a shopper lets this site fill in on its forms; '' for what they have not said. */
export async function readDetails({ store }: Context, { shopperId }: SignedIn): Promise<ShopperDetails> {
  const stored = await store.accounts.shopperDetails(shopperId);
  const said = DETAILS.map((detail) => [detail, stored[detail] ?? '']);
  return { ...NO_DETAILS, ...Object.fromEntries(said) };
}

/** Stores a shopper's details, each checked as our forms check it; all may be empty. */
export async function saveDetails({ store }: Context, { shopperId }: SignedIn, typed: ShopperDetails): Promise<DetailsSaved> {
  const details: Record<keyof ShopperDetails, string> = { ...NO_DETAILS };
  const errors: { field: keyof ShopperDetails; message: string }[] = [];
  for (const field of DETAILS) {
    const checked = checkField({ name: DETAIL_FIELDS[field], required: false }, typed[field]);
    if ('message' in checked) errors.push({ field, message: checked.message });
    else details[field] = checked.value;
  }
  if (errors.length > 0) return { kind: 'invalid', errors };
  await store.accounts.putShopperDetails(shopperId, details);
  return { kind: 'saved', details };
}

const NO_DETAILS: ShopperDetails = { firstName: '', lastName: '', email: '', postcode: '' };
const DETAILS = Object.keys(NO_DETAILS) as (keyof ShopperDetails)[];
