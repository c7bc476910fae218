import type { TowChoice } from '../tow/tow-car.ts';

/** What a shopper lets a site fill in on its forms; '' for what they have not said. */
export interface ShopperDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly postcode: string;
}

/** What an account remembers: the details as far as they were said, and the car that the shopper tows with (ledger P15). */
export interface StoredDetails extends Partial<ShopperDetails> {
  readonly towCar?: TowChoice | null;
}

/** The field of our forms that checks each detail. */
export const DETAIL_FIELDS = { firstName: 'name', lastName: 'last_name', email: 'email', postcode: 'postcode' } as const;
