import path from 'node:path';
import { expect } from '@playwright/test';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

let numbers = 0;

/** A mobile number that no other test uses, as people write it. */
export function aNumber(): string {
  numbers += 1;
  const digits = String((process.pid * 100 + numbers) % 1_000_000).padStart(6, '0');
  return `0412 ${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** The code that a site has texted to a number last, other than one that is known already. */
export async function textedCode(slug: string, number: string, known = ''): Promise<string> {
  const to = `+61${number.replaceAll(' ', '').slice(1)}`;
  const mailbox = new Mailbox(path.join(serverRun().dataDir, 'mailbox'));
  const latest = async () => {
    const text = (await mailbox.list(slug)).find((one) => one.to === to)?.text ?? '';
    const code = /^\d{6}(?= is your )/.exec(text)?.[0] ?? '';
    return code === known ? '' : code;
  };
  await expect.poll(latest).not.toBe('');
  return latest();
}

/** A code that is not this one. */
export const anotherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
