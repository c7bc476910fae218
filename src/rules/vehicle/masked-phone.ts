const SHOWN = 5;

/** A phone number with only its first five characters readable; blanks stay, so that it still looks like one (ledger V11). */
export function maskedPhone(phone: string): string {
  const number = phone.trim();
  return number.slice(0, SHOWN) + number.slice(SHOWN).replaceAll(/\S/g, '•');
}
