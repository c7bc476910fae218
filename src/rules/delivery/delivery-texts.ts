/** What a shopper reads when no estimate can be given, word for word (ledger M12). */
export const DELIVERY_TEXTS = {
  missing: 'Please enter a postcode.',
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const;
