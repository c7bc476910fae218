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
