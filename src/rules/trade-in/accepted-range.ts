/** The field of a valuation's lead that holds what the shopper was offered, as the platform wrote it. */
export const OFFER_RANGE = 'Offer range';

/** The range that a shopper accepted: '$19,800 to $21,400'. null for any other lead, and for words that are no range. */
export function acceptedRange(fields: Readonly<Record<string, unknown>>): string | null {
  const range = fields[OFFER_RANGE];
  const isRange = typeof range === 'string' && /^\$\d[\d,]{0,11} to \$\d[\d,]{0,11}$/.test(range);
  return isRange && fields.offer_accepted === 'true' ? range : null;
}
