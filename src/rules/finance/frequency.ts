/** How often a loan is paid back: payments a year, and how that is written behind an amount (ledger M5). */
export const FREQUENCIES = {
  week: { periods: 52, suffix: 'wk', label: 'Weekly' },
  fortnight: { periods: 26, suffix: 'fn', label: 'Fortnightly' },
  month: { periods: 12, suffix: 'mo', label: 'Monthly' },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** The short word behind an amount: that of a frequency, or of a whole year (ledger M5). */
export const periodSuffix = (period: Frequency | 'year'): string => (period === 'year' ? 'yr' : FREQUENCIES[period].suffix);
