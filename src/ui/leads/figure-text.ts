/** A figure with its thousands set apart, as it is typed: '12500' → '12,500' (ledger L6). */
export function figureText(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
