/** A shopper's number as people read it: 0412 345 678, 07 5550 1234; what is neither stays as it was typed. */
export function phoneText(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '').replace(/^\+?61(?=[2-578]\d{8}$)/, '0');
  if (/^0[45]\d{8}$/.test(digits)) return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
  if (/^0[2378]\d{8}$/.test(digits)) return digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
  return typed;
}
