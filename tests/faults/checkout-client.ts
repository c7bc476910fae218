import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';

/** Where a client sends to: one of the web processes, as a host of one of its sites. */
export interface Door {
  readonly port: string;
  readonly site: string;
}

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/** The test provider's cards, by what their bank does. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secure: '4000 0025 0000 3155',
  late: '4000 0000 0000 9995',
} as const;

/** Somebody with a browser: a cookie and a network address of their own. */
export interface CheckoutClient {
  readonly email: string;
  open(door: Door, path: string): Promise<Answer>;
  post(door: Door, path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** Sends the checkout's whole form, which holds the vehicle and pays in one go. A form that is sent again has the same key. */
  pay(door: Door, slug: string, form?: { readonly card?: keyof typeof CARDS; readonly key?: string }): Promise<Answer>;
}

/** What a shopper saw on the page: a vehicle of 25,000 dollars and a deposit of 200. */
const SEEN = { price_cents: '2500000', deposit_cents: '20000' };

/** The number makes the person: no two numbers share a name, an email address, a mobile or a network address. */
export function aCheckoutClient(number: number): CheckoutClient {
  const email = `shopper-${number}@shopper.example`;
  const cookie = `visitor=${randomBytes(16).toString('base64url')}`;
  const ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { cookie, 'x-forwarded-for': ip };
  const client: CheckoutClient = {
    email,
    open: (door, path) => send(door, path, { method: 'GET', headers }),
    post: (door, path, fields) =>
      send(door, path, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${door.site}.localhost:${door.port}`,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    pay: (door, slug, { card = 'good', key = randomUUID() } = {}) =>
      client.post(door, `/cars/${slug}/checkout`, {
        ...SEEN,
        step: 'pay',
        hold_key: key,
        name: 'Shopper',
        last_name: String(number),
        email,
        phone: `04${10_000_000 + number}`,
        card_number: CARDS[card],
        card_expiry: '08 / 39',
        card_code: '123',
        card_name: 'A Shopper',
      }),
  };
  return client;
}

function send(
  { port, site }: Door,
  path: string,
  { method, headers, body }: { readonly method: string; readonly headers: http.OutgoingHttpHeaders; readonly body?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = http.request(
      { host: '127.0.0.1', port, path, method, agent: false, headers: { host: `${site}.localhost:${port}`, ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        response.once('error', reject).once('end', () => {
          if (!response.complete) return reject(new Error('The answer was cut off.'));
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text });
        });
      },
    );
    asked.once('error', reject).end(body);
  });
}
