/**
 * A cookie's name as it is sent. Over https it has the prefix by which browsers take a cookie from this very host only: whoever has another host of
 * the same domain, or stands between on http, cannot put one of theirs in its place.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** The value of a cookie in a Cookie header; null where there is none of this name. */
export function cookieValue(cookies: string | null, name: string, isSecure: boolean): string | null {
  const sent = cookieName(name, isSecure);
  for (const cookie of (cookies ?? '').split(';')) {
    const [own, value = ''] = cookie.trim().split('=');
    if (own === sent) return value;
  }
  return null;
}
