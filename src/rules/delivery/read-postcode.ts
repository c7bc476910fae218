/** A postcode as typed: empty, unreadable, or four digits. */
export type ReadPostcode =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'postcode'; readonly postcode: string };

/** Only ASCII digits count. */
export const POSTCODE = /^[0-9]{4}$/;

/** Reads a postcode; surrounding blanks are ignored (ledger M12). */
export function readPostcode(typed: string): ReadPostcode {
  const postcode = typed.trim();
  if (postcode === '') return { kind: 'missing' };
  return POSTCODE.test(postcode) ? { kind: 'postcode', postcode } : { kind: 'unreadable' };
}

/** What a shopper reads when no estimate can be given, word for word (ledger M12). */
export const DELIVERY_TEXTS = {
  missing: 'Please enter a postcode.',
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const;
