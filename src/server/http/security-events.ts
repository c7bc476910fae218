import { handsOverSession } from '#src/http/session-cookie.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import { type SecurityEvent, securityEvent } from '#src/rules/operations/security-event.ts';

/** What an answer says about its request to whoever watches for attacks; most answers say nothing and are told by their status alone. */
export function eventOf({ status, headers }: Response, method: string, pathname: string): SecurityEvent | null {
  if (status < 300 || status === 304 || status === 404) return null;
  return securityEvent({
    address: matchAddress(pathname)?.address.name ?? null,
    method,
    status,
    signsIn: handsOverSession(headers.getSetCookie()),
    leadsTo: headers.get('location')?.split('?')[0] ?? null,
  });
}
