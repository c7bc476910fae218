/** What a purchase is made of, in cents. */
export interface SumInput {
  readonly priceCents: number;
  /** null before it is known, or where a quote is still to be made. */
  readonly deliveryCents: number | null;
  readonly tradeInCents: number;
  readonly loanCents: number;
  readonly depositCents: number;
}

/** What it costs and how that is paid, in cents. The four payments together are the total, always. */
export interface PurchaseSum {
  readonly totalCents: number;
  /** What the trade-in leaves to be paid. */
  readonly leftCents: number;
  readonly tradeInCents: number;
  readonly loanCents: number;
  readonly transferCents: number;
  readonly depositCents: number;
  /** What the trade-in is worth beyond what is left to pay: the dealer pays it out. */
  readonly backCents: number;
}

/** The most that can be borrowed: what neither the trade-in nor the deposit pays. */
export const mostLoanCents = (input: Omit<SumInput, 'loanCents'>): number => {
  const { leftCents, depositCents } = purchaseSum({ ...input, loanCents: 0 });
  return leftCents - depositCents;
};

/** Adds a purchase up (ledger R3). The deposit is paid today whatever else is, so that nothing else can pay its part. */
export function purchaseSum({ priceCents, deliveryCents, tradeInCents, loanCents, depositCents }: SumInput): PurchaseSum {
  const totalCents = priceCents + (deliveryCents ?? 0);
  const tradeIn = Math.min(tradeInCents, totalCents - depositCents);
  const loan = Math.min(loanCents, totalCents - depositCents - tradeIn);
  return {
    totalCents,
    leftCents: totalCents - tradeIn,
    tradeInCents: tradeIn,
    loanCents: loan,
    transferCents: totalCents - depositCents - tradeIn - loan,
    depositCents,
    backCents: tradeInCents - tradeIn,
  };
}
