import { wholeDollars } from '#src/rules/text/money-text.ts';

/** The example loan of comparison rates: secured, $30,000 over 5 years (ledger M14). */
export const EXAMPLE = { amount: 30_000, years: 5 } as const;

/** The warning that accompanies every comparison rate, with the example that the rate is for (ledger K2, M14). */
export const COMPARISON_WARNING = `WARNING: This comparison rate is true only for the example given and may not include all fees and charges. The comparison rate is for a ${EXAMPLE.years}-year secured loan of ${wholeDollars(EXAMPLE.amount)}.`;
