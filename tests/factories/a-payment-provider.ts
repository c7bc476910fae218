import type { PaymentProvider, PaymentStart, ProviderPayment } from '#src/adapters/payments/payment-provider.ts';
import { PaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import type { PaymentOutcome } from '#src/rules/payments/payment-state.ts';

type Call = 'start' | 'find' | 'giveUp' | 'refund';

/** A provider in memory, as far outside as Stripe is: it outlives every process of ours, and its books are what a test believes. */
export interface FakeProvider extends PaymentProvider {
  /** What it has, by its own references. */
  readonly books: ReadonlyMap<string, ProviderPayment>;
  /** Every refund that it made, by the reference of its payment. */
  readonly refunds: readonly string[];
  /** What the shopper's bank does. A payment that was given up can no longer be paid. */
  bank(reference: string, outcome: PaymentOutcome, changed?: Partial<ProviderPayment>): boolean;
  /** Does something before or after the next call, such as dying. */
  interrupt(call: Call, when: 'before' | 'after', act: () => Promise<void>): void;
  /** Forgets what was to be done at the next call. */
  uninterrupt(): void;
  /** Lists from now on only payments that are started from now on, as if those before were long past. */
  closeBooks(): void;
  /** Answers nothing any more, or again. */
  setDown(isDown: boolean): void;
  /** Refuses every refund, or none. */
  setRefusing(isRefusing: boolean): void;
  /** A payment under an id of ours that nobody here has on record. */
  addStray(payment: ProviderPayment): void;
}

export function aPaymentProvider(): FakeProvider {
  const books = new Map<string, ProviderPayment>();
  const refunds: string[] = [];
  const refundIds = new Set<string>();
  const interruptions: { call: Call; when: 'before' | 'after'; act: () => Promise<void> }[] = [];
  let closed = 0;
  let isDown = false;
  let isRefusing = false;
  const interrupted = async (call: Call, when: 'before' | 'after') => {
    const at = interruptions.findIndex((one) => one.call === call && one.when === when);
    if (at !== -1) await interruptions.splice(at, 1)[0]?.act();
  };
  const answering = async <T>(call: Call, work: () => T): Promise<T> => {
    await interrupted(call, 'before');
    if (isDown) throw new PaymentsUnavailable('It is down.');
    const answer = work();
    await interrupted(call, 'after');
    return answer;
  };
  const known = (reference: string): ProviderPayment => {
    const payment = books.get(reference);
    if (payment === undefined) throw new Error(`There is no payment ${reference}.`);
    return payment;
  };
  const change = (reference: string, facts: Partial<ProviderPayment>) => {
    const changed = { ...known(reference), ...facts };
    books.set(reference, changed);
    return changed;
  };
  return {
    name: 'test',
    books,
    refunds,
    start: ({ id, amountCents }: PaymentStart) =>
      answering('start', () => {
        const reference = `ref-${id}`;
        if (!books.has(reference))
          books.set(reference, {
            reference,
            id,
            outcome: 'started',
            amountCents,
            currency: 'aud',
            refundedCents: 0,
            card: null,
            createdAt: Date.now(),
          });
        return { reference, clientSecret: `secret-${id}` };
      }),
    find: (reference) => answering('find', () => books.get(reference) ?? null),
    giveUp: (reference) =>
      answering('giveUp', () =>
        known(reference).outcome === 'succeeded' ? known(reference) : change(reference, { outcome: 'given-up' }),
      ),
    refund: ({ id, reference }) =>
      answering('refund', () => {
        if (isRefusing) return 'refused';
        if (!refundIds.has(id)) {
          refundIds.add(id);
          refunds.push(reference);
          change(reference, { refundedCents: known(reference).refundedCents + known(reference).amountCents });
        }
        return 'done';
      }),
    async *startedSince() {
      if (isDown) throw new PaymentsUnavailable('It is down.');
      yield* [...books.values()].slice(closed);
    },
    readNotice: () => null,
    bank(reference, outcome, changed = {}) {
      const { outcome: before } = known(reference);
      if (before === 'given-up' || before === 'succeeded') return false;
      change(reference, { outcome, card: outcome === 'succeeded' ? 'Visa ending 4242' : null, ...changed });
      return true;
    },
    interrupt: (call, when, act) => void interruptions.push({ call, when, act }),
    closeBooks: () => {
      closed = books.size;
    },
    uninterrupt: () => void interruptions.splice(0),
    setDown: (value) => {
      isDown = value;
    },
    setRefusing: (value) => {
      isRefusing = value;
    },
    addStray: (payment) => void books.set(payment.reference, payment),
  };
}
