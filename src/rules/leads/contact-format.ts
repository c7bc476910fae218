/** The limits of mail servers (RFC 5321). */
const LONGEST = 254;
const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether an email address is plausible (ledger L5): one address that can receive email, never several. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && LOCAL.test(local) && !/^\.|\.\.|\.$/.test(local) && DOMAIN.test(domain);
}

/** An Australian number in any common form: with area code, mobile, with country code, or a 13 number. */
const AUSTRALIAN = /^(?:(?:\+?61|0)[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/;
/** A number of any other country, written in full. */
const FOREIGN = /^\+(?!61)[1-9]\d{6,14}$/;

/** Whether a phone number is plausible; spaces, dashes, dots and brackets are allowed (ledger L5). */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return false;
  // +61 (0)7 …: the zero is for callers within the country.
  const digits = text.replace(/^(\+?61)\s*\(0\)/, '$1').replace(/[^\d+]/g, '');
  return AUSTRALIAN.test(digits) || FOREIGN.test(digits);
}
