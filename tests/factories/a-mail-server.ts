import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as the mail server took it. */
export interface TakenMail extends Email {
  readonly to: NonNullable<Email['to']>;
  readonly envelopeTo: readonly string[];
  readonly source: string;
}

/** A mail server that really listens, and takes what it is sent unless it is told otherwise. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** The ids by which the deliveries that arrived are known. */
  deliveryIds(): string[];
  /** From now on every recipient is refused with this answer; null takes them again. */
  refuse(answer: { code: number; text: string } | null): void;
  /** From now on it never answers; false lets it answer again. */
  hang(isHanging: boolean): void;
  stop(): Promise<void>;
}

/** Starts a mail server on a port of its own, or on the given one. */
export async function aMailServer(port = 0): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let refusal: { code: number; text: string } | null = null;
  let isHanging = false;
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (isHanging) return;
      done(refusal === null ? null : Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const take = async () => {
        const raw = await buffer(stream);
        const read = await PostalMime.parse(raw);
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...read, to: read.to ?? [], envelopeTo, source: raw.toString('latin1') });
        done();
      };
      // A client that is killed in the middle of a message is part of these tests.
      take().catch(() => {});
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    deliveryIds: () => mails.map(({ headers }) => headers.find(({ key }) => key === 'x-forecourt-delivery')?.value ?? ''),
    refuse: (answer) => {
      refusal = answer;
    },
    hang: (is) => {
      isHanging = is;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
