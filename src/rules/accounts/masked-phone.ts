const SHOWN_FIRST = 4;
const SHOWN_LAST = 3;

/** A phone number whose owner knows it, but somebody who looks over their shoulder does not: 0412 ••• 678. */
export function maskedPhone(phone: string): string {
  const count = phone.replace(/\D/g, '').length;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > SHOWN_FIRST && seen <= count - SHOWN_LAST ? '•' : digit;
  });
}
