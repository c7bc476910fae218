/** How long a reservation is stored that nobody paid. */
export const UNPAID_DAYS = 30;
/** How long a receipt is stored, as the law asks. */
export const RECEIPT_YEARS = 7;
/** How long a provider's notice is stored once it was handled, so that one that is sent again is recognised. */
export const NOTICE_DAYS = 90;
