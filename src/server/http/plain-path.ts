/** Letters, digits and marks that need no percent-encoding anywhere. */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/**
 * A path in its plain form: no character is encoded that need not be, and no slash is doubled. The router reads other forms as this one; the
 * table of addresses, which decides what may be cached and for whom, reads only this one.
 */
export const plainPath = (pathname: string): string =>
  pathname.replaceAll(NEEDLESS, (code) => decodeURIComponent(code)).replaceAll(/\/{2,}/g, '/');
