/** The range of whole dollars that contains an amount, such as 20000-29999 (ledger S3). */
export function bandOf(dollars: number, width: number): string {
  const low = Math.floor(dollars / width) * width;
  return `${low}-${low + width - 1}`;
}

const STEPS = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 150, 200, 250].map((thousands) => thousands * 1000);

/**
 * The round prices worth offering as an upper limit for stock between two prices: each excludes something and includes something.
 */
export const priceSteps = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] =>
  STEPS.filter((step) => step >= min && step < max);
