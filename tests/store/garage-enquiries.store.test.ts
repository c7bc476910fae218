import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { enquiryRows } from '#src/views/accounts/enquiry-rows.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
let car: { id: number; slug: string };
beforeAll(async () => {
  here = await aSignInHarness();
  await here.fleet.stock('harbour-motors', [aVehicle({ stocknum: 'N1', badge: 'Ascent' })]);
  harbour = await here.at('harbour');
  car = await here.fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', 'N1').executeTakeFirstOrThrow();
});
afterAll(() => here.end());

const signIn = async (phone: string, context = harbour): Promise<SignedIn> => (await here.signIn(context, phone)).shopper;
/** The number as people write it in a form. */
const typed = (phone: string): string => `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;

interface Sending {
  readonly context?: Context;
  readonly carKey?: string;
  readonly message?: string;
  readonly steps?: number;
}

/** Sends a form with this in its field for the phone; the lead's id. */
async function send(phone: string, { context = harbour, carKey, message = 'Is there a second key?', steps = 1 }: Sending = {}) {
  const values = { ...A_PERSON, phone, message };
  const form = {
    category: 'General Enquiry',
    subcategory: null,
    steps: Array.from({ length: steps }, () => ({ fields: [{ name: 'message' as const }] })),
  };
  const outcome = await recordLead(
    context,
    aSentLead({ form: 'enquiry', raw: values, carKey: carKey ?? null, idempotencyKey: `${phone} ${message} ${steps}` }),
    { form, values, optInLabel: '' },
  );
  if (outcome.kind !== 'accepted') throw new Error(`The lead was not taken: ${JSON.stringify(outcome)}.`);
  return outcome.leadId;
}
const deliver = (leadId: string, channel: string) =>
  sql`update delivery set state = 'delivered', delivered_at = now() where lead_id = ${leadId} and channel = ${channel}`.execute(
    here.fleet.all,
  );
const stored = async (leadId: string) =>
  (await here.fleet.all.selectFrom('lead').select('phoneE164').where('id', '=', leadId).executeTakeFirstOrThrow()).phoneE164;

test.each([
  ['0412 345 678', '+61412345678'],
  ['0412345678', '+61412345678'],
  ['(0412) 345-678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['+61 (0)412 345 678', '+61412345678'],
  ['61412345678', '+61412345678'],
  ['0061 412 345 678', '+61412345678'],
])('A10 a mobile in a form is the number that its owner signs in with, however it is written: %s', async (phone, number) => {
  expect(await stored(await send(phone))).toBe(number);
  expect(normaliseMobile(phone)).toBe(number);
});

test.each(['07 3333 4444', '1300 975 707', '', '0412 345 67', '+61 412 345 6789 0123 456', '412', 'call me'])(
  'A10 what is no mobile is nobody’s number: %s',
  async (phone) => expect(await stored(await send(phone, { message: `from ${phone}` }))).toBeNull(),
);

test('A10 a shopper sees what they sent with the number they have proved, newest first, and who sent it is not repeated', async () => {
  const phone = aPhone();
  const first = await send(typed(phone), { carKey: car.slug });
  const second = await send(phone, { message: 'And a tow bar?\nOr a  hook?' });
  const rows = await enquiryRows(harbour, await signIn(phone));
  expect(rows.map(({ id }) => id)).toEqual([second, first]);
  expect(rows[1]).toMatchObject({
    title: 'Question about the 2022 Toyota Corolla Ascent',
    links: [],
    state: null,
    receipt: expect.arrayContaining([
      { label: 'Comments', value: 'Is there a second key?' },
      { label: 'Reference', value: first.slice(0, 8) },
    ]),
  });
  expect(rows[0]?.line).toMatch(/^“And a tow bar\? Or a hook\?” Sent on \d+ [A-Z][a-z]+( \d{4})?\.$/);
  const text = JSON.stringify(rows);
  for (const secret of [A_PERSON.last_name, A_PERSON.email]) expect(text).not.toContain(secret);
});

test('A10 an enquiry is sent once a dealer’s receiver has it, not when only the shopper’s own email has gone', async () => {
  const phone = aPhone();
  const leadId = await send(phone);
  const shopper = await signIn(phone);
  const state = async () => (await enquiryRows(harbour, shopper))[0]?.state;
  await sql`insert into delivery (site_id, lead_id, channel, target) values
    (${harbour.site.id}, ${leadId}, 'dealer-email', 'sales@dealer.example'), (${harbour.site.id}, ${leadId}, 'shopper-email', 'sam@shopper.example')
    on conflict do nothing`.execute(here.fleet.all);
  await deliver(leadId, 'shopper-email');
  expect(await state()).toBeNull();
  await deliver(leadId, 'dealer-email');
  expect(await state()).toBe('Sent');
});

test('A10 another number’s leads, those held as spam, unfinished ones and another site’s are not in the list', async () => {
  const phone = aPhone();
  await send(aPhone());
  await send(phone, { context: await here.at('summit') });
  const spam = await send(phone, { message: 'Buy pills' });
  await sql`update lead set is_spam = true where id = ${spam}`.execute(here.fleet.all);
  await send(phone, { message: 'To be continued', steps: 2 });
  expect(await enquiryRows(harbour, await signIn(phone))).toEqual([]);
});

test('P6 a shopper of one site reads nothing on another, not even with the same number', async () => {
  const phone = aPhone();
  await send(phone);
  const shopper = await signIn(phone);
  expect(await enquiryRows(harbour, shopper)).toHaveLength(1);
  expect(await enquiryRows(await here.at('summit'), shopper)).toEqual([]);
});

test('H10.2 the web’s role reads the leads of a shopper only, and no number leads to any', async () => {
  const phone = aPhone();
  await send(phone);
  const { shopperId } = await signIn(phone);
  const web = new pg.Client({ connectionString: here.fleet.database.app });
  await web.connect();
  onTestFinished(() => web.end());
  const ask = (site: number, shopper: string) =>
    web
      .query(`select set_config('app.site_id', $1, false)`, [String(site)])
      .then(() => web.query('select id from leads_of_shopper($1, $2, 10)', [site, shopper]));
  expect((await ask(harbour.site.id, shopperId)).rowCount).toBe(1);
  expect((await ask(harbour.site.id + 1, shopperId)).rowCount).toBe(0);
  expect((await ask(harbour.site.id, '00000000-0000-4000-8000-000000000000')).rowCount).toBe(0);
  await expect(web.query('select phone_e164 from lead')).rejects.toThrow(/^permission denied/);
});
