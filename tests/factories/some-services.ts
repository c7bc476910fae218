import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleLender } from '#src/adapters/finance-quote/sample-lender.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { noPayments } from '#src/adapters/payments/no-payments.ts';
import type { TestCards } from '#src/adapters/payments/test-provider.ts';
import { MOST_ASKED_AT_ONCE } from '#src/rules/payments/ask-limits.ts';
import type { Services } from '#src/use-cases/context.ts';
import { BodyBudget } from '#src/use-cases/limits/bound-bodies.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { AtOnceLimit } from '#src/use-cases/limits/limit-at-once.ts';
import { WindowLimit } from '#src/use-cases/limits/limit-rate.ts';
import { SECRET } from './a-signed-address.ts';

/** Takes no card. */
const NO_CARDS: TestCards = {
  pay: () => Promise.resolve(null),
  answerBank: () => Promise.resolve(null),
  asksBank: () => Promise.resolve(false),
};

/** What leads are taken with, at one instant and within generous limits, and whatever a test states. */
export function someServices(now: Date, facts: Partial<Services> = {}): Services {
  const clock = () => now.getTime();
  return {
    leads: new AddressLimit(1000, 600_000, clock),
    attempts: new AddressLimit(10_000, 600_000, clock),
    leadLimits: { perPerson: 10_000, perSite: 100_000, windowMs: 600_000 },
    uploads: new AddressLimit(1e9, 3_600_000, clock),
    bodies: new BodyBudget(1e9, 1e9),
    lookUps: new AddressLimit(1000, 600_000, clock),
    counts: new AddressLimit(1000, 600_000, clock),
    bookings: { mostPerAddress: 5, windowHours: 24, mostMoves: 10, changes: new AddressLimit(1000, 600_000, clock) },
    confirmations: { recipientHour: 1000, recipientDay: 1000, siteHour: 1000, senders: new AddressLimit(1000, 3_600_000, clock) },
    ownData: new WindowLimit(1000, 600_000, clock),
    uploadsDir: path.join(tmpdir(), 'forecourt-test-uploads'),
    mailboxDir: '/nowhere',
    sheets: new AddressLimit(1000, 600_000, clock),
    codeLimits: { phoneHour: 1000, addressHour: 1000, siteHour: 1000, siteDay: 1000 },
    reservations: new AddressLimit(10_000, 600_000, clock),
    pagesAsking: new AtOnceLimit(MOST_ASKED_AT_ONCE),
    purchases: new AddressLimit(1000, 600_000, clock),
    holdLimits: { perAddress: 10_000, sitePercent: 1_000_000 },
    payments: noPayments,
    cardForm: { kind: 'test', cards: NO_CARDS },
    notices: new AddressLimit(10_000, 600_000, clock),
    agentCalls: new AddressLimit(10_000, 60_000, clock),
    stockFiles: new AddressLimit(10_000, 600_000, clock),
    sms: { send: () => Promise.resolve() },
    press: { ready: () => null, sheet: () => Promise.resolve({ kind: 'failed' }) },
    quotes: sampleLender,
    signer: new Signer(SECRET),
    now: clock,
    warn: () => {},
    ...facts,
  };
}
