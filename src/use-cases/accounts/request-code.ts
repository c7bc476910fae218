import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '#src/use-cases/context.ts';

export type CodeRequested =
  | { readonly kind: 'sent'; readonly phone: string; readonly resendSeconds: number }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'tooMany'; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly kind: 'resting'; readonly message: string; readonly until: number }
  | { readonly kind: 'unavailable'; readonly message: string };

/** The codes that were sent, by phone. A stand-in until codes are in the database. */
export const sentCodes = new Map<string, { readonly code: string; tries: number }>();

/** A stand-in that knows no limits: the last digits of a made-up number choose the answer, and codes are in the mailbox only. */
export async function requestCode({ services, site }: Context, phone: string): Promise<CodeRequested> {
  const digits = phone.replaceAll(/\D/g, '').replace(/^61/, '0');
  if (!/^04\d{8}$/.test(digits))
    return { kind: 'invalid', message: 'That isn’t an Australian mobile number. It starts with 04.' };
  const special = ANSWERS[digits.slice(4)]?.(services.now());
  if (special !== undefined) return special;
  const code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
  const shown = `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  sentCodes.set(shown, { code, tries: 5 });
  const folder = path.join(services.mailboxDir, site.slug);
  await mkdir(folder, { recursive: true });
  const message = {
    kind: 'sms',
    id: `sms-${digits}`,
    at: Date.now(),
    to: `+61${digits.slice(1)}`,
    text: `${code} is your code.`,
  };
  await writeFile(path.join(folder, `sms-${digits}.json`), JSON.stringify(message));
  return { kind: 'sent', phone: shown, resendSeconds: 30 };
}

const ANSWERS: Readonly<Record<string, (now: number) => CodeRequested>> = {
  '000429': () => ({
    kind: 'tooMany',
    message: 'That’s enough codes for this number. Try again in 20 minutes.',
    retryAfterSeconds: 1200,
  }),
  '000423': (now) => ({
    kind: 'resting',
    message: 'Too many tries. For your safety we’ve stopped this number for 15 minutes. You can try again at 3.55 pm.',
    until: now + 900_000,
  }),
  '000503': () => ({
    kind: 'unavailable',
    message: 'We can’t send texts just now. Try again in a few minutes, or call 07 5555 0100.',
  }),
  '000500': () => {
    throw new Error('As a database that is down.');
  },
};
