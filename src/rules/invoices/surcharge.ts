/** What paying an amount comes to, in cents. */
export interface PaymentSum {
  readonly amountCents: number;
  readonly surchargeCents: number;
  readonly totalCents: number;
}

/**
 * The surcharge for paying by card, a percentage with two decimals at most, to the nearest cent, half a cent up. It is counted in hundredths of a
 * percent, so that no fraction is lost on the way.
 */
export function paymentSum(amountCents: number, surchargePercent: number): PaymentSum {
  const surchargeCents = Math.floor((amountCents * Math.round(surchargePercent * 100) + 5_000) / 10_000);
  return { amountCents, surchargeCents, totalCents: amountCents + surchargeCents };
}
