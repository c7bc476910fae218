const SHOWN = 5;

/** A telephone number of which only the first five characters can be read; the blanks stay, so that it still looks like one (ledger V11). */
export function maskedPhone(phone: string): string {
  const number = phone.trim();
  return number.slice(0, SHOWN) + number.slice(SHOWN).replaceAll(/\S/g, '•');
}
