import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { takeLead } from '#src/http/take-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { reviseEstimates } from '#src/use-cases/market/revise-estimates.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { someServices } from '#tests/factories/some-services.ts';

/** Used cars of one model around a price, with stock numbers of their own. */
const someCorollas = (count: number, facts: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, at) =>
    aVehicle({
      stocknum: `C${at}`,
      badge: 'Ascent Sport',
      year: 2020 + (at % 4),
      km: 30_000 + at * 2_500,
      price: 24_000 + (at % 4) * 1_500 - at * 120,
      ...facts,
    }),
  );

/** Two sites of different dealers, with enough cars of one model for an offer. */
export async function aValuationFleet(): Promise<Fleet> {
  const fleet = await aFleet([
    aSiteFile({ slug: 'ours', dealerships: [aDealership('ours-motors', { switches: { leadEmails: ['sales@ours.example'] } })] }),
    aSiteFile({ slug: 'theirs', dealerships: [aDealership('their-motors')] }),
  ]);
  await fleet.stock('ours-motors', [
    ...someCorollas(6),
    ...someCorollas(1, { stocknum: 'UNPRICED', year: 2021, km: 58_200, price: null }),
    aVehicle({ stocknum: 'WANTED', make: 'Mazda', model: 'CX-5', price: 38_990 }),
  ]);
  await fleet.stock('their-motors', someCorollas(6, { price: 25_000 }));
  await reviseEstimates(fleet.all, NOW);
  return fleet;
}

export const VISITOR = 'v'.repeat(22);
export const CONDITION = {
  kms: '58,200',
  tyres: 'over-half',
  service_history: 'full',
  keys: 'two',
  warning_lights: 'none',
  inside: 'clean',
  money_owing: 'no',
};
export const PERSON = { name: 'Sam', email: 'sam.lee@shopper.example', phone: '0491 570 156' };

/** A visitor of a site as a use-case sees one, at an instant. */
export const asVisitor = (context: Context, visitor: string | null = VISITOR, now: Date = NOW, page = '/trade-in'): Context => ({
  ...context,
  services: someServices(now),
  sender: { ip: '203.0.113.7', visitor, session: null, isSecure: true, userAgent: 'A browser', page },
});

interface Answer {
  readonly status: number;
  readonly body: {
    readonly lead_id: string;
    readonly form_completed?: boolean;
    readonly offer_accepted?: boolean;
    readonly detail?: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
}

/** Posts a step of a valuation to POST /api/leads. */
export async function postStep(context: Context, step: number, body: object): Promise<Answer> {
  const request = new Request('http://ours.localhost/api/leads', {
    method: 'POST',
    body: JSON.stringify({ form: 'valuation', step, ...body }),
    headers: { 'content-type': 'application/json' },
  });
  const answer = await takeLead(request, context);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** A valuation up to its offer; the id of its lead. */
export async function aValuation(context: Context, condition: object = CONDITION, car: object = BY_REGO): Promise<string> {
  const { status, body } = await postStep(context, 0, { ...car, idempotency_key: randomUUID() });
  expect(status, JSON.stringify(body)).toBe(201);
  const next = await postStep(context, 1, { ...condition, lead_id: body.lead_id });
  expect(next.status, JSON.stringify(next.body)).toBe(201);
  return body.lead_id;
}

/** A 2021 Corolla in the sample register. */
export const BY_REGO = { rego: 'SAMPLE10', regoState: 'qld' };
