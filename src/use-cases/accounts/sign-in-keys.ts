import { randomBytes, randomInt } from 'node:crypto';
import type { Signer } from '#src/adapters/keys/signer.ts';
import { REST_AFTER_FAILURES, REST_WINDOW_MINUTES } from '#src/rules/accounts/sign-in-limits.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Six digits that nobody can predict. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A token of 256 bits for a browser that is signed in. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a code: it is right for its phone at its site only. */
export const codeHash = ({ services, site }: Context, phone: string, code: string): string =>
  services.signer.sign('code', `${site.id} ${phone} ${code}`);

/** What is stored of a token, which is a session at its site only. */
export const tokenHash = ({ services, site }: Context, token: string): string =>
  services.signer.sign('session', `${site.id} ${token}`);

/** What stands for a phone number in everything that signing in is counted by; the same at every site. */
export const phoneSubject = (signer: Signer, phone: string): string => signer.sign('phone', phone);

/** What signing in is counted by: keyed hashes of the phone number and the network address, the same at every site. */
export const countedAs = ({ services, sender }: Context, phone: string) => ({
  subject: phoneSubject(services.signer, phone),
  network: services.signer.sign('network', addressKey(sender?.ip ?? '')),
  now: new Date(services.now()),
  rest: { failures: REST_AFTER_FAILURES, minutes: REST_WINDOW_MINUTES },
});
