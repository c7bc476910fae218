import type http from 'node:http';

/** A payment intent, as far as this server knows them. */
export interface StripeIntent {
  readonly id: string;
  readonly account: string | null;
  readonly created: number;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: { readonly code: string } | null;
  latest_charge: Record<string, unknown> | null;
  /** The session that made it; it cannot be cancelled by itself then. */
  readonly session?: string;
}

/** A checkout session, as far as the tests' own Stripe knows them. */
export interface StripeSession {
  readonly id: string;
  readonly account: string | null;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly metadata: Record<string, string>;
  readonly intentMetadata: Record<string, string>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  expiresAt: number;
  readonly params: Readonly<Record<string, string>>;
  status: 'open' | 'complete' | 'expired';
  intent: StripeIntent | null;
}

/** What a shopper's bank says on the hosted page. */
export type HostedAnswer = 'succeeded' | 'declined' | 'requires_action' | 'processing';

export interface SessionMeans {
  readonly hex: () => string;
  readonly origin: () => string;
  readonly refuse: (status: number, code: string | undefined, message: string) => Error;
  readonly showIntent: (intent: StripeIntent, isExpanded: boolean) => object;
  readonly addIntent: (
    facts: Pick<StripeIntent, 'account' | 'amount' | 'currency' | 'metadata'> & { readonly session: string },
  ) => StripeIntent;
  readonly confirm: (reference: string, how: HostedAnswer) => void;
}

/** Checkout sessions and their pages, written from Stripe's documentation: an intent exists from the first attempt on, and only an open session expires. */
export class StripeSessions {
  readonly all = new Map<string, StripeSession>();
  readonly #means: SessionMeans;
  /** Where the pages are said to be. */
  pagesAt: string | null = null;

  constructor(means: SessionMeans) {
    this.#means = means;
  }

  /** Answers a request about sessions; undefined if it is about something else. */
  answer(method: string, path: string, form: URLSearchParams, account: string | null): object | undefined {
    const [, id = '', act] = /^checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (!path.startsWith('checkout/sessions')) return undefined;
    if (method === 'POST' && id === '') return this.#create(form, account);
    const session = this.#find(id, account);
    if (method === 'POST' && act === 'expire') this.#expire(session);
    return this.show(session, form.get('expand[0]') === 'payment_intent.latest_charge');
  }

  show(session: StripeSession, isExpanded: boolean): object {
    const { id, created, amount, currency, metadata, expiresAt, intent } = session;
    const status = statusOf(session);
    const paid = intent?.status === 'succeeded' ? 'paid' : 'unpaid';
    return {
      id,
      object: 'checkout.session',
      created,
      amount_total: amount,
      currency,
      metadata,
      status,
      payment_status: paid,
      expires_at: expiresAt,
      url: status === 'open' ? `${this.pagesAt ?? this.#means.origin()}/c/pay/${id}` : null,
      payment_intent: intent === null ? null : isExpanded ? this.#means.showIntent(intent, true) : intent.id,
    };
  }

  /** The shopper enters a card on the page of a session; false when it is closed. */
  pay(id: string, how: HostedAnswer): boolean {
    const session = this.all.get(id);
    if (session === undefined) throw new Error(`There is no session ${id}.`);
    if (statusOf(session) !== 'open') return false;
    const { account, amount, currency, intentMetadata: metadata } = session;
    session.intent ??= this.#means.addIntent({ account, amount, currency, metadata, session: id });
    this.#means.confirm(session.intent.id, how);
    if (how === 'succeeded' || how === 'processing') session.status = 'complete';
    return true;
  }

  /** Time passes: everything here happened that much earlier. */
  pass(seconds: number): void {
    for (const session of this.all.values()) session.expiresAt -= seconds;
  }

  /** The hosted page itself, which works without script. */
  servePage(request: http.IncomingMessage, body: string, response: http.ServerResponse): boolean {
    const id = /^\/c\/pay\/(\w+)$/.exec(request.url ?? '')?.[1];
    const session = id === undefined ? undefined : this.all.get(id);
    if (id === undefined || session === undefined) return false;
    const number = new URLSearchParams(body).get('number')?.replaceAll(' ', '') ?? '';
    const how = number === '4000000000000002' ? 'declined' : 'succeeded';
    const isPaying = request.method === 'POST' && this.pay(id, how);
    if (isPaying && how === 'succeeded') {
      response.writeHead(303, { Location: session.successUrl }).end();
      return true;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(session, isPaying));
    return true;
  }

  #create(form: URLSearchParams, account: string | null): object {
    const { hex, refuse } = this.#means;
    const now = Math.floor(Date.now() / 1_000);
    const expiresAt = Number(form.get('expires_at') ?? now + 86_400);
    if (expiresAt < now + 1_800 || expiresAt > now + 86_400)
      throw refuse(
        400,
        undefined,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      );
    const line = (key: string) => form.get(`line_items[0][price_data]${key}`) ?? '';
    const session: StripeSession = {
      id: `cs_test_${hex()}`,
      account,
      created: now,
      amount: Number(line('[unit_amount]')) * Number(form.get('line_items[0][quantity]')),
      currency: line('[currency]'),
      name: line('[product_data][name]'),
      metadata: mapOf(form, 'metadata'),
      intentMetadata: mapOf(form, 'payment_intent_data[metadata]'),
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      expiresAt,
      params: Object.fromEntries(form),
      status: 'open',
      intent: null,
    };
    this.all.set(session.id, session);
    return this.show(session, false);
  }

  #find(id: string, account: string | null): StripeSession {
    const session = this.all.get(id);
    if (session === undefined || session.account !== account)
      throw this.#means.refuse(404, 'resource_missing', `No such checkout.session: '${id}'`);
    return session;
  }

  #expire(session: StripeSession): void {
    if (statusOf(session) !== 'open')
      throw this.#means.refuse(400, undefined, `Only Checkout Sessions with a status in ["open"] can be expired.`);
    session.status = 'expired';
    if (session.intent !== null) session.intent.status = 'canceled';
  }
}

export const statusOf = ({ status, expiresAt }: StripeSession): StripeSession['status'] =>
  status === 'open' && Date.now() >= expiresAt * 1_000 ? 'expired' : status;

/** The values under a name: metadata[payment_id] under metadata. */
const mapOf = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

const pageOf = (session: StripeSession, isDeclined: boolean): string => {
  const isOpen = statusOf(session) === 'open';
  const form = `<form method="post"><label>Card number <input name="number"></label> <button>Pay</button></form>`;
  return `<!doctype html><html lang="en"><title>Stripe</title><h1>${session.name}</h1>
    <p>A$${(session.amount / 100).toFixed(2)}</p>${isDeclined ? '<p role="alert">Your card was declined.</p>' : ''}
    ${isOpen ? form : '<p>You’re all done here: this page has expired.</p>'}
    <a href="${session.cancelUrl.replaceAll('&', '&amp;')}">Back to the dealer</a>`;
};
