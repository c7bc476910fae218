import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Far longer than any number, however it is written. */
const LONGEST = 40;

/**
 * A mobile number in E.164 form: '0412 345 678' → '+61412345678'. One without a country code is Australian. Returns null for landlines
 * and for what is no phone number.
 */
export function normaliseMobile(text: string): string | null {
  if (text.length > LONGEST) return null;
  const number = parse(text.trim());
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** A number in E.164 form as people write it: an Australian one as in Australia, others with their country code. */
export function showPhone(e164: string): string {
  const number = parse(e164);
  if (number === undefined) return e164;
  return number.country === 'AU' ? number.formatNational() : number.formatInternational();
}

const parse = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: 'AU', extract: false });
