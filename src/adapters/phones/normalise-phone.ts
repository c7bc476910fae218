import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Far longer than any number, however it is written. */
const LONGEST = 40;

/** Australia's country code. Texts to other countries cost more, and whoever owns a foreign number can be paid for each of them. */
const AUSTRALIA = '61';

/**
 * An Australian mobile number in E.164 form: '0412 345 678' → '+61412345678'. Returns null for landlines, for numbers of other countries
 * and for what is no phone number.
 */
export function normaliseMobile(text: string): string | null {
  if (text.length > LONGEST) return null;
  // From most other countries 00 stands for the plus sign.
  const number = parse(text.trim().replace(/^00(?=61)/, '+'));
  const isMobile = number?.isValid() === true && number.ext === undefined;
  return isMobile && number.countryCallingCode === AUSTRALIA ? number.number : null;
}

/** A number in E.164 form as people write it: an Australian one as in Australia, others with their country code. */
export function showPhone(e164: string): string {
  const number = parse(e164);
  if (number === undefined) return e164;
  return number.country === 'AU' ? number.formatNational() : number.formatInternational();
}

const parse = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { defaultCountry: 'AU', extract: false });
