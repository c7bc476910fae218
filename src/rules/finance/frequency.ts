/** How often a loan is repaid: payments a year, and the suffix of an amount (ledger M5). */
export const FREQUENCIES = {
  week: { periods: 52, suffix: 'wk', label: 'Weekly' },
  fortnight: { periods: 26, suffix: 'fn', label: 'Fortnightly' },
  month: { periods: 12, suffix: 'mo', label: 'Monthly' },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** The suffix of an amount per period: a frequency's, or 'yr' (ledger M5). */
export const periodSuffix = (period: Frequency | 'year'): string => (period === 'year' ? 'yr' : FREQUENCIES[period].suffix);
