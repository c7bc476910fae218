import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type HostedAnswer, type StripeIntent, type StripeSession, StripeSessions } from './stripe-sessions.ts';

/** What goes wrong with one answer. lost: it was done, and the connection broke before the answer. 409: another request with its key is under way. */
export type StripeFault = 'slow' | 'down' | 'half' | 'lost' | 409 | 500;

/** The parts of Stripe's HTTP surface that payments here use, on a port of their own. */
export interface StripeServer {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Every request, its body as it was sent. */
  readonly asked: readonly {
    readonly what: string;
    readonly body: string;
    readonly key: string | undefined;
    readonly account: string | null;
  }[];
  readonly intents: ReadonlyMap<string, StripeIntent>;
  readonly sessions: ReadonlyMap<string, StripeSession>;
  readonly refunds: readonly { readonly payment_intent: string; readonly amount: number }[];
  /** What goes wrong with the next answers, in turn. */
  fails(...faults: readonly StripeFault[]): void;
  /** What a browser does with the client secret: the shopper's card succeeds, is declined, or its bank asks. */
  confirm(reference: string, how: 'succeeded' | 'declined' | 'requires_action' | 'processing', last4?: string): void;
  /** What a shopper does on the hosted page of a session; false when it is closed. */
  payAt(session: string, how: HostedAnswer): boolean;
  /** Says from now on that hosted pages are at another origin. */
  pagesAt(origin: string): void;
  /** Time passes: its pages were opened that much earlier, also in what it remembers of the requests. */
  pass(minutes: number): void;
  /** Forgets every payment, page, refund and request. */
  forget(): void;
  /** Makes every refund from now on end like this. */
  refundsAre(status: 'succeeded' | 'pending' | 'failed' | 'refused'): void;
  /** A refund that was made comes back, as from a card that was closed. */
  undoRefund(reference: string): void;
  /** A notice about a payment and its signature, as Stripe documents it. */
  notice(reference: string, input?: NoticeInput): { readonly body: string; readonly signature: string };
  stop(): Promise<void>;
}

interface NoticeInput {
  readonly type?: string;
  readonly id?: string;
  readonly at?: number;
  readonly secret?: string;
  readonly change?: Record<string, unknown>;
}

const hex = () => randomBytes(12).toString('hex');

class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, type: string, code: string | undefined, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, ...(code === undefined ? {} : { code }), message } };
  }
}

/** Starts it. Nothing is shared with the code that is tested: signatures, idempotency and states are written from Stripe's documentation. */
export async function aStripeServer(): Promise<StripeServer> {
  const [secretKey, webhookSecret] = [`sk_test_${hex()}`, `whsec_${hex()}`];
  const asked: StripeServer['asked'][number][] = [];
  const intents = new Map<string, StripeIntent>();
  let url = '';
  const refunds: { readonly payment_intent: string; readonly amount: number }[] = [];
  const answered = new Map<string, { readonly body: string; readonly status: number; readonly answer: object }>();
  let faults: StripeFault[] = [];
  let refundStatus = 'succeeded';

  const charge = (intent: StripeIntent, last4: string) => ({
    id: `ch_${hex()}`,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    created: intent.created,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata: intent.metadata,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4 } },
  });
  const shown = (intent: StripeIntent, isExpanded: boolean) => ({
    object: 'payment_intent',
    ...intent,
    client_secret: `${intent.id}_secret_${intent.id.slice(-6)}`,
    latest_charge: isExpanded ? intent.latest_charge : (intent.latest_charge?.id ?? null),
  });
  const intentOf = (id: string, account: string | null): StripeIntent => {
    const intent = intents.get(id);
    if (intent === undefined || intent.account !== account)
      throw new Refusal(404, 'invalid_request_error', 'resource_missing', `No such payment_intent: '${id}'`);
    return intent;
  };

  const addIntent = (
    facts: Pick<StripeIntent, 'account' | 'amount' | 'currency' | 'metadata'> & { readonly session?: string },
  ): StripeIntent => {
    const intent: StripeIntent = {
      id: `pi_${hex()}`,
      created: Math.floor(Date.now() / 1_000),
      status: 'requires_payment_method',
      last_payment_error: null,
      latest_charge: null,
      ...facts,
    };
    intents.set(intent.id, intent);
    return intent;
  };
  const confirm: StripeServer['confirm'] = (reference, how, last4 = '4242') => {
    const intent = intents.get(reference);
    if (intent === undefined) throw new Error(`There is no payment ${reference}.`);
    if (how === 'declined') {
      intent.status = 'requires_payment_method';
      intent.last_payment_error = { code: 'card_declined' };
      return;
    }
    intent.status = how;
    intent.last_payment_error = null;
    if (how === 'succeeded') intent.latest_charge = charge(intent, last4);
  };
  const sessions = new StripeSessions({
    hex,
    origin: () => url,
    refuse: (status, code, message) => new Refusal(status, 'invalid_request_error', code, message),
    showIntent: shown,
    addIntent,
    confirm,
  });

  /** What a notice of a type says of a payment. */
  const told = (intent: StripeIntent, type: string): object | null => {
    const { amount, currency, created, id: payment_intent } = intent;
    if (/^(?:charge\.)?refund\./.test(type))
      return { object: 'refund', payment_intent, amount, currency, created, status: 'failed', metadata: {} };
    return type.startsWith('charge.') ? intent.latest_charge : shown(intent, false);
  };

  function create(form: URLSearchParams, account: string | null): object {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50)
      throw new Refusal(400, 'invalid_request_error', 'amount_too_small', 'Amount must be at least $0.50 aud');
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    );
    return shown(addIntent({ account, amount, currency: form.get('currency') ?? '', metadata }), false);
  }
  function cancel(id: string, account: string | null): object {
    const intent = intentOf(id, account);
    if (intent.session !== undefined)
      throw new Refusal(400, 'invalid_request_error', undefined, 'It was created by a Checkout Session: expire that instead.');
    if (['succeeded', 'canceled', 'processing'].includes(intent.status))
      throw new Refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state', `It is ${intent.status}.`);
    intent.status = 'canceled';
    return shown(intent, true);
  }
  function list(query: URLSearchParams, account: string | null): object {
    const from = Number(query.get('created[gte]') ?? 0);
    const all = [...intents.values()].filter((intent) => intent.account === account && intent.created >= from).reverse();
    const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const page = all.slice(after, after + Number(query.get('limit') ?? 10));
    return {
      object: 'list',
      url: '/v1/payment_intents',
      has_more: after + page.length < all.length,
      data: page.map((one) => shown(one, true)),
    };
  }
  function refund(form: URLSearchParams, account: string | null): object {
    const intent = intentOf(form.get('payment_intent') ?? '', account);
    if (refundStatus === 'refused')
      throw new Refusal(400, 'invalid_request_error', 'charge_disputed', 'The charge has been charged back.');
    if (intent.status !== 'succeeded' || intent.latest_charge === null)
      throw new Refusal(400, 'invalid_request_error', undefined, 'This payment has no successful charge.');
    if (intent.latest_charge.amount_refunded !== 0)
      throw new Refusal(400, 'invalid_request_error', 'charge_already_refunded', 'It has been refunded already.');
    if (refundStatus !== 'failed') {
      intent.latest_charge.amount_refunded = intent.amount;
      refunds.push({ payment_intent: intent.id, amount: intent.amount });
    }
    return { id: `re_${hex()}`, object: 'refund', amount: intent.amount, payment_intent: intent.id, status: refundStatus };
  }
  function answerTo(method: string, url: URL, body: string, account: string | null): object {
    const path = url.pathname.replace(/^\/v1\//, '');
    const session = sessions.answer(method, path, method === 'GET' ? url.searchParams : new URLSearchParams(body), account);
    if (session !== undefined) return session;
    const id = /^payment_intents\/(\w+)/.exec(path)?.[1] ?? '';
    if (method === 'POST' && path === 'payment_intents') return create(new URLSearchParams(body), account);
    if (method === 'GET' && path === 'payment_intents') return list(url.searchParams, account);
    if (method === 'POST' && path === `payment_intents/${id}/cancel`) return cancel(id, account);
    if (method === 'GET' && path === `payment_intents/${id}`)
      return shown(intentOf(id, account), url.searchParams.get('expand[0]') === 'latest_charge');
    if (method === 'POST' && path === 'refunds') return refund(new URLSearchParams(body), account);
    throw new Refusal(404, 'invalid_request_error', 'resource_missing', `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
  /** The same key gets the same answer, errors included; with another body it is refused. */
  function once(key: string | undefined, body: string, answer: () => object): { status: number; answer: object } {
    const known = key === undefined ? undefined : answered.get(key);
    if (known !== undefined && known.body !== body)
      throw new Refusal(
        400,
        'idempotency_error',
        undefined,
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    if (known !== undefined) return known;
    const made = { body, ...attempt(answer) };
    if (key !== undefined) answered.set(key, made);
    return made;
  }

  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      if (sessions.servePage(request, body, response)) return;
      const url = new URL(request.url ?? '', 'http://stripe.test');
      const account = one(request.headers['stripe-account']) ?? null;
      const key = one(request.headers['idempotency-key']);
      asked.push({ what: `${request.method} ${url.pathname}`, body, key, account });
      const fault = faults.shift();
      if (fault === 'slow') return;
      if (fault === 'down') return void request.socket.destroy();
      if (fault === 500) return send(response, 500, { error: { type: 'api_error', message: 'Something went wrong.' } });
      if (fault === 409)
        return send(response, 409, {
          error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'It is under way.' },
        });
      const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
      const made = isKnown
        ? attempt(() => {
            const { status, answer } = once(key, body, () => answerTo(request.method ?? 'GET', url, body, account));
            if (status !== 200) throw new Kept(status, answer);
            return answer;
          })
        : { status: 401, answer: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } } };
      if (fault === 'lost') return void request.socket.destroy();
      if (fault === 'half') {
        const whole = JSON.stringify(made.answer);
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': whole.length });
        response.write(whole.slice(0, whole.length / 2), () => request.socket.destroy());
        return;
      }
      send(response, made.status, made.answer);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    secretKey,
    webhookSecret,
    asked,
    intents,
    sessions: sessions.all,
    payAt: (id, how) => sessions.pay(id, how),
    pagesAt: (origin) => {
      sessions.pagesAt = origin;
    },
    refunds,
    fails: (...next) => {
      faults = [...next];
    },
    confirm,
    pass(minutes) {
      sessions.pass(minutes * 60);
      const earlier = (body: string) => body.replace(/(?<=expires_at=)\d+/, (seconds) => String(Number(seconds) - minutes * 60));
      for (const [key, known] of answered) answered.set(key, { ...known, body: earlier(known.body) });
    },
    forget() {
      for (const all of [intents, sessions.all, answered]) all.clear();
      asked.length = 0;
      refunds.length = 0;
    },
    refundsAre: (status) => {
      refundStatus = status;
    },
    undoRefund(reference) {
      const charge = intents.get(reference)?.latest_charge;
      if (charge == null) throw new Error(`Nothing was paid of ${reference}.`);
      charge.amount_refunded = 0;
    },
    notice(
      reference,
      { type = 'payment_intent.succeeded', id = `evt_${hex()}`, at = Date.now(), secret = webhookSecret, change = {} } = {},
    ) {
      const session = sessions.all.get(reference);
      const intent = intents.get(reference);
      const account = (session ?? intent)?.account;
      const about = session !== undefined ? sessions.show(session, false) : intent !== undefined ? told(intent, type) : undefined;
      if (about === undefined) throw new Error(`There is no payment ${reference}.`);
      const body = JSON.stringify({
        id,
        object: 'event',
        type,
        account,
        data: { object: { ...about, ...change } },
      });
      const seconds = Math.floor(at / 1_000);
      const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { body, signature: `t=${seconds},v1=${signed}` };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer that was kept for its key. */
class Kept extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super('kept');
    this.status = status;
    this.body = body;
  }
}

function attempt(answer: () => object): { readonly status: number; readonly answer: object } {
  try {
    return { status: 200, answer: answer() };
  } catch (error) {
    if (error instanceof Refusal || error instanceof Kept) return { status: error.status, answer: error.body };
    throw error;
  }
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

function send(response: http.ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
