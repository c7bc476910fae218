/**
 * A path on this site starts with exactly one slash. Browsers read a backslash as a slash and drop tabs and line ends, so `/\evil.example` and
 * `/<tab>/evil.example` lead to another site: neither backslashes nor control characters are allowed, and `//` only in the query.
 * What a careless program could decode into one of these must not follow the first slash either.
 */
const PATH = String.raw`(?!/%(?:[01][\dA-Fa-f]|2[Ff]|5[Cc]|7[Ff]))(?:/(?!/)[^/\\?#\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?`;
/** An https address without a user name, which could pass for the host: https://dealer.example@evil.example/. */
const WEB = String.raw`https://[^\s\\/?#@\p{Cc}]+(?:[/?#][^\\\p{Cc}]*)?`;
const PLACE = String.raw`#[^\\\p{Cc}]*`;
const CALL = String.raw`(?:tel|mailto):[^\\\p{Cc}]*`;

const only = (...forms: readonly string[]) => new RegExp(`^(?:${forms.join('|')})$`, 'u');

/** A path on this site. As patterns, so that schemas for editors can carry them. */
export const SITE_PATH: RegExp = only(PATH);
/** A path on this site, or a place on the same page. */
export const SITE_LINK: RegExp = only(PATH, PLACE);
/** A path on this site, or an https address. */
export const SITE_OR_WEB: RegExp = only(PATH, WEB);
/** Anything a menu may lead to: a page, a place on it, a telephone or a mailbox. */
export const MENU_LINK: RegExp = only(PATH, WEB, PLACE, CALL);

/** Whether an address is a path on this site: resolved against any origin, it stays there. */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text);
