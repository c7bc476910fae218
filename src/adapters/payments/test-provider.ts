import type { PaymentOutcome } from '#src/rules/payments/payment-state.ts';
import { CURRENCY } from '#src/rules/payments/payment-state.ts';
import type { TestCardAnswer } from '#src/rules/payments/test-card.ts';
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts';

/** A payment of the test provider. asks: its bank waits for the shopper. late: it succeeds at `answersAt`. */
export interface TestPayment {
  readonly reference: string;
  readonly id: string;
  readonly siteId: number;
  readonly amountCents: number;
  readonly state: 'started' | 'asks' | 'late' | 'succeeded' | 'failed' | 'given-up';
  /** 'Visa ending 4242'. No other digits of a card are stored. */
  readonly card: string | null;
  readonly answersAt: number | null;
  readonly refundedCents: number;
  readonly createdAt: number;
}

export type TestPaymentChange = Partial<Pick<TestPayment, 'state' | 'card' | 'answersAt' | 'refundedCents'>>;

/** Where test payments are stored, so that every process knows them and a restart forgets none. */
export interface TestPaymentRecords {
  /** Writes a payment down unless its reference is known; returns what is known of it. */
  put(payment: TestPayment): Promise<TestPayment>;
  read(siteId: number, reference: string): Promise<TestPayment | null>;
  /** Changes one payment, one at a time; null from `decide` leaves it as it is. */
  change(
    siteId: number,
    reference: string,
    decide: (payment: TestPayment) => TestPaymentChange | null,
  ): Promise<TestPayment | null>;
  since(time: number): Promise<readonly TestPayment[]>;
}

/** What the test provider's own pages do with a card. */
export interface TestCards {
  /** The card's bank answers; null when there is no such payment. A payment that has succeeded or was given up stays as it is. */
  pay(reference: string, card: { readonly answer: TestCardAnswer; readonly lastFour: string }): Promise<TestPayment | null>;
  /** The shopper approves a payment at the bank's own page, or does not. */
  answerBank(reference: string, isApproved: boolean): Promise<TestPayment | null>;
  /** Whether the shopper has yet to answer there. */
  asksBank(reference: string): Promise<boolean>;
}

interface Input {
  readonly records: TestPaymentRecords;
  readonly now: () => number;
  /** Checks the signature of a notice. Nobody but this platform signs them. */
  readonly isSigned: (body: string, signature: string) => boolean;
}

/** How long a bank that answers late takes. */
export const LATE_MS = 8_000;

/** A provider that moves no money: it takes only its own test cards (ledger R4). */
export function testProvider({ records, now, isSigned }: Input): PaymentProvider & TestCards {
  const change = async (reference: string, decide: (payment: TestPayment) => TestPaymentChange | null) => {
    const siteId = siteOf(reference);
    return siteId === null ? null : records.change(siteId, reference, decide);
  };
  const shown = (payment: TestPayment): ProviderPayment => ({
    reference: payment.reference,
    id: payment.id,
    outcome: outcomeOf(payment, now()),
    amountCents: payment.amountCents,
    currency: CURRENCY,
    refundedCents: payment.refundedCents,
    card: payment.card,
    createdAt: payment.createdAt,
  });
  return {
    name: 'test',
    async start({ id, siteId, amountCents }) {
      const reference = testReference(siteId, id);
      const payment = { reference, id, siteId, amountCents, state: 'started', card: null, answersAt: null } as const;
      await records.put({ ...payment, refundedCents: 0, createdAt: now() });
      return { reference, clientSecret: reference };
    },
    async find(reference) {
      const siteId = siteOf(reference);
      const payment = siteId === null ? null : await records.read(siteId, reference);
      return payment === null ? null : shown(payment);
    },
    async giveUp(reference) {
      const payment = await change(reference, ({ state }) =>
        state === 'started' || state === 'asks' || state === 'failed' ? { state: 'given-up' } : null,
      );
      if (payment === null) throw new Error('There is no such test payment.');
      return shown(payment);
    },
    async refund({ reference }) {
      const payment = await change(reference, (known) =>
        outcomeOf(known, now()) === 'succeeded' ? { refundedCents: known.amountCents } : null,
      );
      return payment !== null && payment.refundedCents > 0 ? 'done' : 'refused';
    },
    async *startedSince(since) {
      for (const payment of await records.since(since)) yield shown(payment);
    },
    readNotice(body, signature) {
      const text = new TextDecoder().decode(body);
      return isSigned(text, signature) ? (JSON.parse(text) as ReturnType<PaymentProvider['readNotice']>) : null;
    },
    pay: (reference, { answer, lastFour }) =>
      change(reference, ({ state }) =>
        state === 'started' || state === 'failed' || state === 'asks'
          ? { ...AFTER[answer], card: `Visa ending ${lastFour}`, answersAt: answer === 'late' ? now() + LATE_MS : null }
          : null,
      ),
    async asksBank(reference) {
      const siteId = siteOf(reference);
      return siteId !== null && (await records.read(siteId, reference))?.state === 'asks';
    },
    answerBank: (reference, isApproved) =>
      change(reference, ({ state }) => (state === 'asks' ? { state: isApproved ? 'succeeded' : 'failed' } : null)),
  };
}

const AFTER = {
  succeeds: { state: 'succeeded' },
  declined: { state: 'failed' },
  asks: { state: 'asks' },
  late: { state: 'late' },
} as const satisfies Record<TestCardAnswer, TestPaymentChange>;

function outcomeOf({ state, answersAt }: TestPayment, now: number): PaymentOutcome {
  if (state === 'asks') return 'waiting';
  if (state === 'late') return now >= (answersAt ?? 0) ? 'succeeded' : 'waiting';
  return state;
}

/** The provider's own name for a payment of this platform. */
export const testReference = (siteId: number, id: string): string => `test_${siteId}_${id}`;

/** A reference names its site, because the database shows only one site's payments at a time. */
function siteOf(reference: string): number | null {
  const site = /^test_(\d{1,9})_[\da-f-]{36}$/.exec(reference)?.[1];
  return site === undefined ? null : Number(site);
}
