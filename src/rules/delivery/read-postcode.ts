/** A postcode as someone typed it: with nothing in it, not one at all, or its four digits. */
export type ReadPostcode =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'postcode'; readonly postcode: string };

/** Reads a postcode; blanks around it do not count, and only plain digits do (ledger M12). */
export function readPostcode(typed: string): ReadPostcode {
  const postcode = typed.trim();
  if (postcode === '') return { kind: 'missing' };
  return /^[0-9]{4}$/.test(postcode) ? { kind: 'postcode', postcode } : { kind: 'unreadable' };
}
