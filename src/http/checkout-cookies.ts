import { cookieName } from './own-cookie.ts';
import { endedSessionCookies } from './session-cookie.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** Read by src/ui/reservations/keeping.element.ts. */
const KEEPING = 'keeping';
/** A hold, the time a payment may take after it, and a little. */
const SECONDS = 3 * 86_400;

/** The cookies of a browser that holds a vehicle: whose it is, and for the page's script which vehicle, so that only this browser asks. */
export const checkoutCookies = (visitor: string, vehicleId: number, isSecure: boolean): readonly string[] => [
  visitorCookie(visitor, isSecure),
  keeping(String(vehicleId), SECONDS, isSecure),
];

/**
 * The Set-Cookie headers by which a browser forgets whoever used it, for the next person who does. What they began and reserved is theirs again
 * when they sign in, and by the links of the emails about it.
 */
export const forgottenCookies = (isSecure: boolean): readonly string[] => [
  ...endedSessionCookies(isSecure),
  visitorCookie(null, isSecure),
  keeping('', 0, isSecure),
];

const keeping = (value: string, maxAge: number, isSecure: boolean): string =>
  `${cookieName(KEEPING, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
