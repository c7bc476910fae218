import { randomBytes, randomInt } from 'node:crypto';
import type { Signer } from '#src/adapters/keys/signer.ts';
import { REST_AFTER_FAILURES, REST_WINDOW_MINUTES } from '#src/rules/accounts/sign-in-limits.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import type { Subjects } from '#src/store/accounts/sign-in-codes.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Six digits that nobody can predict. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A token of 256 bits for a browser that is signed in. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a code: it is right for its phone at its site only. */
export function codeHashes({ services: { signer }, site }: Context, phone: string, code: string) {
  const text = `${site.id} ${phone} ${code}`;
  return { codeHash: signer.sign('code', text), codeHashBefore: signer.signBefore('code', text) };
}

/** What is stored of a token, which is a session at its site only. */
export function tokenHashes({ services: { signer }, site }: Context, token: string) {
  const text = `${site.id} ${token}`;
  return { tokenHash: signer.sign('session', text), tokenHashBefore: signer.signBefore('session', text) };
}

/** What stands for a phone number in everything that signing in is counted by; the same at every site. */
export const phoneSubject = (signer: Signer, phone: string): string => signer.sign('phone', phone);

/** The same with what stood for it before the key was replaced, from which what was counted is carried over. */
export const phoneSubjects = (signer: Signer, phone: string): Subjects => ({
  subject: phoneSubject(signer, phone),
  subjectBefore: signer.signBefore('phone', phone),
});

/** What signing in is counted by: keyed hashes of the phone number and the network address, the same at every site. */
export function countedAs({ services: { signer, now }, sender }: Context, phone: string) {
  const address = addressKey(sender?.ip ?? '');
  return {
    ...phoneSubjects(signer, phone),
    network: signer.sign('network', address),
    networkBefore: signer.signBefore('network', address),
    now: new Date(now()),
    rest: { failures: REST_AFTER_FAILURES, minutes: REST_WINDOW_MINUTES },
  };
}
