import { visitorCookie } from './visitor-cookie.ts';

/** Read by src/ui/reservations/keeping.element.ts. */
const KEEPING = 'keeping';
/** A hold, the time a payment may take after it, and a little. */
const SECONDS = 3 * 86_400;

/** The cookies of a browser that holds a vehicle: whose it is, and for the page's script which vehicle, so that only this browser asks. */
export function checkoutCookies(visitor: string, vehicleId: number, isSecure: boolean): readonly string[] {
  const hint = `${KEEPING}=${vehicleId}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [visitorCookie(visitor, isSecure), hint];
}
