/** The longest path that is logged. */
const LONGEST = 300;
/** What may hide something; a path without any of it is logged as it is, without a second look. */
const MAY_HIDE = /[@%+?;&]|\/\(?0\d|\d{13}|[\w~-]{20}/;
/** Where a query begins that somebody encoded as part of the path: mail programs do that to links with a key. */
const ENCODED_QUERY = /(?:%3f|%26|[?;&])[\s\S]*$/i;
const ADDRESS = /@|%40/i;
const PHONE = /^(?:\+|0)[\d().-]{7,}$/;
const CARD = /\d{13}/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Keys of links and sessions: long, and neither words nor numbers. No address of ours has capitals in it. */
const KEY = /^(?=.*[A-Z])[\w~-]{20,}$/;

declare const LOGGED: unique symbol;
/** A path from which all that is private has been taken. */
export type LoggedPath = string & { readonly [LOGGED]: true };

/**
 * A path as it may stand in the log. Our own addresses hold nothing personal; but people and programs ask for any address at all, and what
 * looks like an email address, a phone number, a card or a key in it is left out.
 */
export function loggedPath(path: string): LoggedPath {
  const cut = path.length > LONGEST ? path.slice(0, LONGEST) : path;
  if (!MAY_HIDE.test(cut)) return cut as LoggedPath;
  const shown = cut
    .replace(ENCODED_QUERY, '…')
    .split('/')
    .map((part) => (isPrivate(part) ? '…' : part))
    .join('/');
  return shown as LoggedPath;
}

function isPrivate(part: string): boolean {
  if (ADDRESS.test(part)) return true;
  const plain = part.replaceAll(/%20|%2b|%28|%29/gi, (code) => (code.toLowerCase() === '%2b' ? '+' : ''));
  return PHONE.test(plain) || CARD.test(plain) || (KEY.test(part) && !UUID.test(part));
}
