/** How long a page of the provider's own stays open if nobody closes it. A hold that lapses closes it long before; Stripe opens none for less than 30 minutes. */
const OPEN_MINUTES = 60;

/**
 * How long the page of one payment is asked for again when nobody knows whether it was opened: with what is left of its time, the provider must
 * still open it. After that the payment is begun anew; nobody has the address of a page whose opening was never answered.
 */
export const REOPEN_MINUTES = 25;

/** When the page of a payment closes by itself. It depends on the payment alone, so that asking for its page twice asks for the same. */
export const closesAt = (begunAt: number): number => begunAt + OPEN_MINUTES * 60_000;
