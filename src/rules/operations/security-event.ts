import { type AddressName, addressPath } from '../addresses/addresses.ts';

/** What a request's line in the log says of it where it matters to whoever watches for attacks; docs/security.md says what each means. */
export const SECURITY_EVENTS = ['signed-in', 'sign-in-refused', 'sign-in-needed', 'refused', 'too-many', 'unreadable'] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

interface Answered {
  readonly address: AddressName | null;
  readonly method: string;
  readonly status: number;
  /** Whether the answer hands over a session. */
  readonly signsIn: boolean;
  /** The path that the answer leads to; null where it leads nowhere. */
  readonly leadsTo: string | null;
}

/** What a request was, as far as an answer shows it; null for what happens all day long. */
export function securityEvent({ address, method, status, signsIn, leadsTo }: Answered): SecurityEvent | null {
  const isSignIn = address === 'signIn' && method === 'POST';
  if (isSignIn && signsIn) return 'signed-in';
  if (status === 429) return 'too-many';
  // Another site's form is refused before anybody looks at what it would sign in.
  if (status === 401 || status === 403) return 'refused';
  if (isSignIn && status >= 400) return 'sign-in-refused';
  // A page that only a signed-in shopper may see leads to signing in.
  if (status >= 300 && status < 400 && address !== 'signIn' && leadsTo === addressPath('signIn')) return 'sign-in-needed';
  return status === 400 || status === 431 ? 'unreadable' : null;
}
