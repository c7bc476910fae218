import { createTransport } from 'nodemailer';
import { smtpAddress } from './smtp-mailer.ts';

const TIMEOUT_MS = 8_000;

/** Greets the mail server and signs in to it, without sending anything; returns what is wrong, or null. */
export async function checkSmtp(url: string, timeoutMs = TIMEOUT_MS): Promise<string | null> {
  const transport = createTransport(smtpAddress(url, timeoutMs));
  const { hostname } = new URL(url);
  const tooLong = Promise.withResolvers<string>();
  const timer = setTimeout(() => tooLong.resolve(`the mail server ${hostname} did not answer in time`), timeoutMs * 2);
  const greeted = transport.verify().then(
    () => null,
    (error: Error) => `the mail server ${hostname} cannot be used: ${error.message.split('\n')[0] ?? ''}`,
  );
  try {
    return await Promise.race([greeted, tooLong.promise]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
