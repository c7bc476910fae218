import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { MailRefused, type Post } from './mail.ts';

/** A mail server that does not answer must not block a delivery for ever; it is retried later anyway. */
const TIMEOUT_MS = 20_000;
const CONNECTIONS = 10;

interface SmtpOptions {
  /** smtp:// or smtps://, with user and password if the server needs them. */
  readonly url: string;
  /** The address that everything is sent from. */
  readonly from: string;
  readonly timeoutMs?: number;
}

/** How to connect to the mail server of a URL. */
export function smtpAddress(url: string, timeoutMs: number) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
}

/** Sends through a mail server, over a few connections that stay open. */
export function smtpPost({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): Post {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 500,
    ...smtpAddress(url, timeoutMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The transport reports idle connections that broke; the next email opens another.
  transport.on('error', () => {});
  const turns = new Turns(CONNECTIONS);
  return {
    async send(mail) {
      const composed = composeMail(mail, from);
      // The time limit starts when the email is sent, not while it waits for others.
      await turns.take();
      try {
        await withTimeout(transport.sendMail(composed), timeoutMs * 1.5);
      } catch (error) {
        throw refusal(error);
      } finally {
        turns.give();
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** As many at a time as there are connections; the rest wait in order. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

/** A server may keep a connection alive and still never answer. */
async function withTimeout(sending: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${Math.round(ms / 1000)} seconds`)), ms);
  try {
    await Promise.race([sending, late.promise]);
  } finally {
    clearTimeout(timer);
    sending.catch(() => {});
  }
}

/** What the mail server said, on one line, without the password. */
function refusal(error: unknown): MailRefused {
  const said = error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : null;
  const reason = said ?? (error instanceof Error ? error.message : String(error));
  return new MailRefused(`The mail server ${said === null ? 'could not be used' : 'refused'}: ${reason}`, {
    cause: error,
    mayHaveArrived: said === null && !isBeforeSending(error),
  });
}

/** Failures before anything of the email was sent: nothing answered the connection, or the server accepted no sender or no recipient. */
const BEFORE_SENDING: readonly unknown[] = ['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS'];

const isBeforeSending = (error: unknown): boolean =>
  error instanceof Error &&
  (('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) ||
    ('code' in error && BEFORE_SENDING.includes(error.code)));
