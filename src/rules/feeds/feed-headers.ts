import { BUILD_HEADERS } from './build-headers.ts';
import { CARAVAN_HEADERS } from './caravan-headers.ts';
import { IDENTITY_HEADERS } from './identity-headers.ts';
import { LISTING_HEADERS } from './listing-headers.ts';
import { PRICE_HEADERS } from './price-headers.ts';

/** What a feed's columns can be, with the headers that dealers' programs give them (ledger J2). The order decides between fields that fit a column equally well. */
export const FIELD_HEADERS = {
  ...IDENTITY_HEADERS,
  ...PRICE_HEADERS,
  ...BUILD_HEADERS,
  ...LISTING_HEADERS,
  ...CARAVAN_HEADERS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FieldName = keyof typeof FIELD_HEADERS;
export const FIELD_NAMES = Object.keys(FIELD_HEADERS) as FieldName[];

/** What a dealer paid is never read, let alone stored (ledger J2). Programs name it in many ways, so that a word of it is enough. */
const COST =
  /cost|wholesale|invoice|floorplan|margin|profit|stand(?:ing)?in|landed|acquisition|purchase(?!date)|paid|bought|^buy|buy(?:ing)?price|gross$|^trade(?:in)?(?:price|value|amount)?$/;

/** A header without the short prefix of an XML namespace: 'g:price' is a price. */
export const withoutNamespace = (header: string): string => header.replace(/^[a-z][a-z0-9]{0,3}:(?=[a-z])/i, '');

const lettersOf = (header: string): string =>
  header
    .toLowerCase()
    .slice(0, 120)
    .replaceAll(/[^a-z0-9#]/g, '');

/** A header's letters and figures, by which headers are compared. */
export const headerKey = (header: string): string => lettersOf(withoutNamespace(header));

/** On-road costs are the shopper's. What stands before a colon counts: 'Cost:Price' is no price. */
export const isCost = (header: string): boolean => COST.test(lettersOf(header).replaceAll(/onroadcosts?/g, ''));
