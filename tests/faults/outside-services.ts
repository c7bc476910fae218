import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendWebhook } from '#src/adapters/crm/send-webhook.ts';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { httpLender } from '#src/adapters/finance-quote/http-lender.ts';
import { NoQuote } from '#src/adapters/finance-quote/quote-lender.ts';
import { checkHost } from '#src/adapters/hosts/check-host.ts';
import { checkSmtp } from '#src/adapters/mail/check-smtp.ts';
import { MailRefused } from '#src/adapters/mail/mail.ts';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import { outsideMarket } from '#src/adapters/market/outside-market.ts';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { postOutside } from '#src/adapters/outside/post-outside.ts';
import { PostRefused } from '#src/adapters/outside/post-refused.ts';
import { PaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import { stripeProvider } from '#src/adapters/payments/stripe-provider.ts';
import { fetchPhoto } from '#src/adapters/photos/fetch-photo.ts';
import { S3Photos } from '#src/adapters/photos/s3-photos.ts';
import { readBodyTemplate } from '#src/adapters/sms/body-template.ts';
import { httpGateway } from '#src/adapters/sms/http-gateway.ts';
import { SmsRefused } from '#src/adapters/sms/sms.ts';
import { aMailServer } from '#tests/factories/a-mail-server.ts';
import { aReceiver } from '#tests/factories/a-receiver.ts';
import { aStripeServer } from '#tests/factories/a-stripe-server.ts';
import { anS3Server } from '#tests/factories/an-s3-server.ts';
import type { Fault } from './faulty-door.ts';

/** A service outside that really answers. */
interface Service {
  readonly port: number;
  readonly stop: () => Promise<unknown>;
  /** Calls it at another port, which leads to it; what it says that is no success is a failure. */
  call(port: number, timeoutMs: number): Promise<unknown>;
}

export interface Outside {
  /** The file below src that calls it. */
  readonly file: string;
  /** The type of its answers; null where it does not speak HTTP. */
  readonly type: string | null;
  start(): Promise<Service>;
  /** Whether a failure is the one that its callers expect. */
  readonly isExpected: (error: unknown) => boolean;
  /** With what it is content, although something went wrong, and why. */
  readonly content?: Partial<Readonly<Record<Fault, string>>>;
}

/** A failure that a check puts into words, and does not throw. */
class Told extends Error {}

const STATUS_DECIDES = {
  nonsense: 'its status alone decides',
  endless: 'its status alone decides',
  half: 'its status alone decides',
};
const portOf = (url: string): number => Number(new URL(url).port);
const isA =
  (...kinds: readonly (new (...given: never[]) => Error)[]) =>
  (error: unknown): boolean =>
    kinds.some((kind) => error instanceof kind);

/** A server that gives one answer to everything. */
async function answering(type: string, body: string): Promise<Pick<Service, 'port' | 'stop'>> {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function receiving(call: (url: string, timeoutMs: number) => Promise<unknown>): Promise<Service> {
  const receiver = await aReceiver();
  const stop = () => receiver.stop();
  return { port: portOf(receiver.url), stop, call: (port, timeoutMs) => call(`http://127.0.0.1:${port}/`, timeoutMs) };
}

const QUOTE = { weeklyRepaymentAmount: 131.2, comparisonRate: 8.6, advertisedRate: 7.99 };
const ASKED = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 25_990,
  loanTerm: 5,
  year: 2022,
  vin: null,
  nvic: null,
  whoIsHelping: '',
} as const;
const SAID = { fill: 0.4, listing_price: 25_000, market_range_min: 20_000, market_range_max: 28_000, confidence: 0.9 };
const CAR = { vin: null, nvic: null, make: 'Toyota', model: 'Corolla', badge: null, year: 2022, km: 31_000, price: 25_000 };
const HASH = 'ab'.repeat(16);
const MAIL = {
  id: 'm-1',
  site: 'yard',
  fromName: 'Yard',
  to: 'sam@shopper.example',
  replyTo: null,
  subject: 'A',
  text: 'B',
  html: null,
  isAutomatic: true,
};

/** Every way out of this platform, as its callers use it. */
export const OUTSIDE: readonly Outside[] = [
  {
    file: 'adapters/crm/send-webhook.ts',
    type: 'text/plain',
    isExpected: isA(PostRefused),
    content: STATUS_DECIDES,
    start: () =>
      receiving((url, timeoutMs) =>
        sendWebhook({ url, secret: 'secret', deliveryId: 'd-1', body: '{}' }, { allowsLoopback: true, now: Date.now, timeoutMs }),
      ),
  },
  {
    // As search engines are told of changes (jobs/tell-search-engines.ts).
    file: 'adapters/outside/post-outside.ts',
    type: 'text/plain',
    isExpected: isA(PostRefused),
    content: STATUS_DECIDES,
    start: () =>
      receiving((url, timeoutMs) =>
        postOutside(
          { url, headers: {}, body: '{}' },
          { name: 'IndexNow service', allowsLoopback: true, timeoutMs, mostAnswerBytes: null },
        ),
      ),
  },
  {
    file: 'adapters/sms/http-gateway.ts',
    type: 'application/json',
    isExpected: isA(SmsRefused),
    content: { nonsense: 'a whole answer is an acceptance, whatever its words' },
    start: () => {
      const template = readBodyTemplate('to={to}&text={text}&ref={id}');
      if (template === null) throw new Error('There is no template.');
      return receiving((url, timeoutMs) =>
        httpGateway({ url, headers: {}, template, allowsLoopback: true, timeoutMs }).send({
          id: 's-1',
          site: 'yard',
          to: '+61491570156',
          text: 'Hello',
        }),
      );
    },
  },
  {
    file: 'adapters/mail/smtp-mailer.ts',
    type: null,
    isExpected: isA(MailRefused),
    start: async () => {
      const server = await aMailServer();
      const stop = () => server.stop();
      return {
        port: portOf(server.url),
        stop,
        async call(port, timeoutMs) {
          const post = smtpPost({ url: `smtp://127.0.0.1:${port}`, from: 'a@platform.example', timeoutMs });
          try {
            await post.send(MAIL);
          } finally {
            await post.close();
          }
        },
      };
    },
  },
  {
    file: 'adapters/mail/check-smtp.ts',
    type: null,
    isExpected: isA(Told),
    start: async () => {
      const server = await aMailServer();
      const stop = () => server.stop();
      const call = async (port: number, timeoutMs: number) => told(await checkSmtp(`smtp://127.0.0.1:${port}`, timeoutMs));
      return { port: portOf(server.url), stop, call };
    },
  },
  {
    file: 'adapters/payments/stripe-provider.ts',
    type: 'application/json',
    isExpected: isA(PaymentsUnavailable),
    start: async () => {
      const server = await aStripeServer();
      const { secretKey } = server;
      const stop = () => server.stop();
      const call = (port: number, timeoutMs: number) =>
        stripeProvider({ secretKey, webhookSecrets: [], apiUrl: `http://127.0.0.1:${port}`, now: Date.now, timeoutMs }).start(
          {
            id: '0b1f4f0a-6f0e-4c2e-9a77-2d1d0f1c9e01',
            siteId: 7,
            amountCents: 20_000,
            description: 'R-1',
            email: 'a@b.example',
          },
          null,
        );
      return { port: portOf(server.url), stop, call };
    },
  },
  {
    file: 'adapters/finance-quote/http-lender.ts',
    type: 'application/json',
    isExpected: isA(NoQuote),
    start: async () => ({
      ...(await answering('application/json', JSON.stringify(QUOTE))),
      call: (port, timeoutMs) =>
        httpLender({ url: `http://127.0.0.1:${port}/`, key: null, now: Date.now, timeoutMs }).quote(ASKED),
    }),
  },
  {
    file: 'adapters/market/outside-market.ts',
    type: 'application/json',
    isExpected: isA(Error),
    start: async () => ({
      ...(await answering('application/json', JSON.stringify(SAID))),
      call: (port, timeoutMs) => outsideMarket({ url: `http://127.0.0.1:${port}/`, key: null, timeoutMs }).compare(CAR),
    }),
  },
  {
    file: 'adapters/photos/fetch-photo.ts',
    type: 'image/jpeg',
    isExpected: isA(GetRefused),
    content: { nonsense: 'whoever develops it reads the bytes' },
    start: async () => ({
      ...(await answering('image/jpeg', 'a photo')),
      call: (port, timeoutMs) =>
        fetchPhoto(`http://127.0.0.1:${port}/a.jpg`, null, { timeoutMs, ownOrigins: new Set([`http://127.0.0.1:${port}`]) }),
    }),
  },
  {
    file: 'adapters/feeds/download-feed.ts',
    type: 'text/csv',
    isExpected: isA(GetRefused),
    content: { nonsense: 'whoever imports it reads the rows' },
    start: async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feed-'));
      const server = await answering('text/csv', 'Stock No,Make\nA1,Kia\n');
      return {
        port: server.port,
        async stop() {
          await server.stop();
          rmSync(folder, { recursive: true });
        },
        call: (port, timeoutMs) =>
          downloadFeed(`http://127.0.0.1:${port}/stock.csv`, path.join(folder, 'stock.csv'), null, {
            timeoutMs,
            ownOrigins: new Set([`http://127.0.0.1:${port}`]),
          }),
      };
    },
  },
  {
    file: 'adapters/photos/s3-photos.ts',
    type: 'application/octet-stream',
    isExpected: isA(Error),
    content: { nonsense: 'a store answers for what it keeps; whoever shrinks it reads the bytes' },
    start: async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-s3-'));
      const server = await anS3Server(folder);
      await new S3Photos(server.settings).put(HASH, Buffer.from('a photo'));
      return {
        port: portOf(server.settings.endpoint),
        async stop() {
          await server.stop();
          rmSync(folder, { recursive: true });
        },
        call: (port, timeoutMs) =>
          new S3Photos({ ...server.settings, endpoint: `http://127.0.0.1:${port}`, timeoutMs }).read(HASH),
      };
    },
  },
  {
    file: 'adapters/hosts/check-host.ts',
    type: null,
    isExpected: isA(Told),
    start: async () => ({
      // It speaks no TLS: a host without a certificate is what the doctor looks for.
      ...(await answering('text/plain', 'hello')),
      call: async (port, timeoutMs) =>
        told(await checkHost('yard.example', { resolve: () => Promise.resolve('127.0.0.1'), port, timeoutMs, now: Date.now })),
    }),
  },
];

function told(sentence: string | null): void {
  if (sentence !== null) throw new Told(sentence);
}
