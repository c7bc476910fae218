/** What a shopper lets a site fill in on its forms; '' for what they have not said. */
export interface ShopperDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly postcode: string;
}

/** The field of our forms that checks each detail. */
export const DETAIL_FIELDS = { firstName: 'name', lastName: 'last_name', email: 'email', postcode: 'postcode' } as const;
