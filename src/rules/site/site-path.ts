/**
 * A path on this site starts with exactly one slash. Browsers read a backslash as a slash and drop tabs and line ends, so
 * `/\evil.example` and `/<tab>/evil.example` lead to another site: backslashes and control characters are not allowed, and `//`
 * only in the query. What a careless program could decode into one of these must not follow the first slash either.
 */
const PATH = String.raw`(?!/%(?:[01][\dA-Fa-f]|2[Ff]|5[Cc]|7[Ff]))(?:/(?!/)[^/\\?#\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?`;
/** An https address without a user name, which could pass for the host: https://dealer.example@evil.example/. */
const WEB = String.raw`https://[^\s\\/?#@\p{Cc}]+(?:[/?#][^\\\p{Cc}]*)?`;
const PLACE = String.raw`#[^\\\p{Cc}]*`;
const CALL = String.raw`(?:tel|mailto):[^\\\p{Cc}]*`;

const only = (...forms: readonly string[]) => new RegExp(`^(?:${forms.join('|')})$`, 'u');

/** A path on this site. A pattern, so that JSON Schemas for editors can contain it. */
export const SITE_PATH: RegExp = only(PATH);
/** A path on this site, or an anchor on the same page. */
export const SITE_LINK: RegExp = only(PATH, PLACE);
/** A path on this site, or an https address. */
export const SITE_OR_WEB: RegExp = only(PATH, WEB);
/** Anything a menu may link to: a page, an anchor, a phone number or an email address. */
export const MENU_LINK: RegExp = only(PATH, WEB, PLACE, CALL);

/** Whether an address is a path on this site: resolved against any origin, it stays there. */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text);

/** A public host name. Stricter than browsers are: the host is written into the security policy, where ; and * have a meaning. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Whether this is the address of an external page that may be embedded or linked: https, a plain host, and no credentials. */
export function isOutsideAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return HOST.test(hostname) && username === '' && password === '';
}

/** The origins of addresses without duplicates, for the frame-src of the security policy. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
