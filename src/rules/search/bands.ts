/** The range of whole dollars that contains an amount, such as 20000-29999 (ledger S3). */
export function bandOf(dollars: number, width: number): string {
  const low = Math.floor(dollars / width) * width;
  return `${low}-${low + width - 1}`;
}
