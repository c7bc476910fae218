import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { aFleet } from '#tests/factories/a-fleet.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { anEdge } from '#tests/factories/an-edge.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

const switches = { signInForTradeIn: true, signInForSellMyCar: true, signInForFinance: true };

let here: SignInHarness;
let edge: Awaited<ReturnType<typeof anEdge>>;
let cars: Readonly<Record<'closed' | 'selling', string>>;
let token: string;
beforeAll(async () => {
  const fleet = await aFleet([
    aSiteFile({ slug: 'closed', switches }),
    aSiteFile({ slug: 'open' }),
    aSiteFile({ slug: 'selling', switches: { signInForSellMyCar: true } }),
  ]);
  await fleet.stock('closed-motors', [aVehicle({ stocknum: 'C1' })]);
  await fleet.stock('selling-motors', [aVehicle({ stocknum: 'S1' })]);
  const slugOf = (stocknum: string) =>
    fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
  cars = { closed: (await slugOf('C1')).slug, selling: (await slugOf('S1')).slug };
  here = await aSignInHarness(fleet);
  const context = await here.at('closed');
  edge = await anEdge(fleet, { services: context.services });
  ({ token } = await here.signIn(context, aPhone()));
});
afterAll(() => here.end());

/** Sends a form as a page's script does. */
async function send(slug: string, body: Readonly<Record<string, string>>, cookie = '') {
  const host = `${slug}.localhost`;
  const person = { name: 'Sam', last_name: 'Lee', email: 'sam@shopper.example', phone: '0412 345 678' };
  const answer = await edge(
    new Request(`http://${host}/api/leads`, {
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify({ ...person, ...body }),
    }),
    '203.0.113.7',
  );
  return { status: answer.status, type: answer.headers.get('content-type'), body: (await answer.json()) as { detail?: string } };
}

const leads = async () => (await here.fleet.all.selectFrom('lead').select('id').execute()).length;

test.each([[{ form: 'finance' }], [{ form: 'trade-in' }], [{ form: 'valuation' }]])(
  'A2 whoever is signed out is told to sign in for the form %j of a gated page, and nothing of it is stored',
  async (form) => {
    const before = await leads();
    expect(await send('closed', form)).toEqual({
      status: 401,
      type: expect.stringContaining('application/problem+json'),
      body: expect.objectContaining({ detail: 'Please sign in first. Nothing was sent.' }),
    });
    expect(await leads()).toBe(before);
  },
);

test('A2 signed in, or where nothing is gated, a form is taken or refused for what it says', async () => {
  for (const form of ['finance', 'trade-in', 'valuation']) {
    expect((await send('closed', { form }, `session=${token}`)).status).not.toBe(401);
    expect((await send('open', { form })).status).not.toBe(401);
  }
});

test('A2 an enquiry needs no signing in', async () => {
  expect((await send('closed', { form: 'enquiry', message: 'Hello' })).status).not.toBe(401);
});

test('A2 a form about a vehicle has the gate of the vehicle’s page, any other that of the page where cars are sold', async () => {
  for (const form of ['trade-in', 'valuation', 'finance'])
    expect([form, (await send('closed', { form, car_id: cars.closed })).status]).toEqual([form, 401]);
  for (const form of ['trade-in', 'valuation']) {
    expect([form, (await send('selling', { form, car_id: cars.selling })).status]).not.toEqual([form, 401]);
    expect([form, (await send('selling', { form })).status]).toEqual([form, 401]);
  }
});

test('A2 a gated form is not taken on another page either: its script and its page ask the same', async () => {
  const context = await here.at('closed');
  const sent = aSentLead({ form: 'finance', raw: A_PERSON });
  expect(await submitLead(context, sent)).toEqual({ kind: 'signIn', message: 'Please sign in first. Nothing was sent.' });
});
