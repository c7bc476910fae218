/** Whether a service interval is the complimentary one, of 3,000km or 3 months: no ride comes with it (ledger L12). */
export const isComplimentary = (interval: string): boolean => /^complimentary\b/i.test(interval.trim());
