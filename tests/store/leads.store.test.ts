import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LeadOutcome, SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type CheckedStep, recordLead } from '#src/use-cases/leads/record-lead.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
let ours: Context;
let theirs: Context;
let car: { id: number; slug: string };
let theirCar: { id: number; slug: string };

beforeAll(async () => {
  const site = (slug: string) =>
    aSiteFile({
      slug,
      dealerships: [
        aDealership(`${slug}-motors`, {
          switches: {
            leadEmails: [`sales@${slug}.example`],
            leadAdfEmails: [`adf@${slug}.example`],
            leadWebhookUrl: `https://crm.${slug}.example/leads`,
          },
        }),
        aDealership(`${slug}-city`, { switches: { leadEmails: [`city@${slug}.example`], confirmsLeads: false } }),
      ],
    });
  fleet = await aFleet([site('ours'), site('theirs')]);
  await fleet.stock('ours-motors', [aVehicle({ stocknum: 'O1' })]);
  await fleet.stock('theirs-motors', [aVehicle({ stocknum: 'T1' })]);
  [ours, theirs] = [await fleet.context('ours'), await fleet.context('theirs')];
  const carOf = (stocknum: string) =>
    fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
  [car, theirCar] = [await carOf('O1'), await carOf('T1')];
});
afterAll(() => fleet.end());

const checked = (values: Readonly<Record<string, string>> = A_PERSON, steps = 1): CheckedStep => ({
  form: {
    category: 'General Enquiry',
    subcategory: null,
    steps: Array.from({ length: steps }, () => ({ fields: [{ name: 'name' }, { name: 'opt_in' }] })),
  },
  values,
  optInLabel: 'Send me news.',
});
const send = (sent: Partial<SentLead> = {}, step = checked(), context = ours) => recordLead(context, aSentLead(sent), step);
const accepted = (outcome: LeadOutcome) => {
  if (outcome.kind !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(outcome)}`);
  return outcome;
};
interface Stored {
  readonly fields: Record<string, string>;
  readonly category: string;
  readonly subcategory: string | null;
  readonly leadStatus: string;
  readonly formCompleted: boolean;
  readonly isSpam: boolean;
  readonly consent: object | null;
  readonly deliveries: readonly string[];
  readonly due: number;
}
async function stored(id: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select l.*, array(select d.channel || ' ' || d.target from delivery d where d.lead_id = l.id order by 1) as deliveries,
      (select count(*)::int from delivery d where d.lead_id = l.id and d.state = 'waiting' and d.next_attempt_at <= now()) as due
    from lead l where l.id = ${id}`.execute(fleet.all);
  return rows[0];
}
const count = async () => Number((await sql<{ n: string }>`select count(*) as n from lead`.execute(fleet.all)).rows[0]?.n);
let keys = 0;
const aKey = () => `a key of the browser’s ${++keys}`;

test('L1.2 a lead is stored with its deliveries, due at once, before it is acknowledged', async () => {
  const { leadId } = accepted(await send());
  expect(await stored(leadId)).toMatchObject({
    leadStatus: 'Complete',
    formCompleted: true,
    fields: A_PERSON,
    deliveries: [
      'adf-email adf@ours.example',
      'dealer-email sales@ours.example',
      'shopper-email sam.lee@shopper.example',
      'webhook https://crm.ours.example/leads',
    ],
    due: 4,
  });
});

test('L1.2 where the deliveries cannot be added, nothing is stored and nothing is acknowledged', async () => {
  const owner = new pg.Client({ connectionString: fleet.database.owner });
  await owner.connect();
  await owner.query('alter table delivery add constraint nothing_goes check (false) not valid');
  onTestFinished(async () => {
    await owner.query('alter table delivery drop constraint nothing_goes');
    await owner.end();
  });
  const before = await count();
  await expect(send({ idempotencyKey: aKey() })).rejects.toThrow(/nothing_goes/);
  expect(await count()).toBe(before);
});

test('L1.3 the same key and fields sent again are the same lead, and make nothing new', async () => {
  const idempotencyKey = aKey();
  const first = accepted(await send({ idempotencyKey }));
  const again = accepted(await send({ idempotencyKey, visitor: first.visitor }));
  expect(again).toMatchObject({ leadId: first.leadId, isReplay: true, isComplete: true });
  expect(await stored(first.leadId)).toMatchObject({ due: 4 });
});

test('L1.3 the same form sent ten times at once is one lead', async () => {
  const idempotencyKey = aKey();
  const before = await count();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send({ idempotencyKey })));
  expect(new Set(outcomes.map((outcome) => accepted(outcome).leadId)).size).toBe(1);
  expect(outcomes.filter((outcome) => !accepted(outcome).isReplay)).toHaveLength(1);
  expect(await count()).toBe(before + 1);
});

test('L1e the same key with other fields is refused', async () => {
  const idempotencyKey = aKey();
  accepted(await send({ idempotencyKey }));
  expect(await send({ idempotencyKey }, checked({ ...A_PERSON, message: 'Another.' }))).toMatchObject({
    kind: 'conflict',
    status: 422,
  });
});

test('L1f a key of one site means nothing on another', async () => {
  const idempotencyKey = aKey();
  const first = accepted(await send({ idempotencyKey }));
  const other = accepted(await send({ idempotencyKey }, checked(), theirs));
  expect(other.isReplay).toBe(false);
  expect(other.leadId).not.toBe(first.leadId);
});

test('L1.3 without a key, the same fields within ten minutes are one lead, even across the stroke of the clock', async () => {
  const values = { ...A_PERSON, message: 'Without script.' };
  const at = (minutes: number): Context => ({ ...ours, services: someServices(new Date(NOW.getTime() + minutes * 60_000)) });
  const first = accepted(await send({}, checked(values), at(9)));
  expect(accepted(await send({}, checked(values), at(11)))).toMatchObject({ leadId: first.leadId, isReplay: true });
  expect(accepted(await send({}, checked(values), at(40))).isReplay).toBe(false);
});

test('L1.3 without a key, two at once on either side of the stroke are one lead', async () => {
  const values = { ...A_PERSON, message: 'At the stroke.' };
  const at = (minutes: number): Context => ({ ...ours, services: someServices(new Date(NOW.getTime() + minutes * 60_000)) });
  const outcomes = await Promise.all([9.99, 10.01, 9.99, 10.01].map((minute) => send({}, checked(values), at(minute))));
  expect(new Set(outcomes.map((outcome) => accepted(outcome).leadId)).size).toBe(1);
  const late = { ...values, message: 'The later was written first.' };
  const first = accepted(await send({}, checked(late), at(10.01)));
  expect(accepted(await send({}, checked(late), at(9.99))).leadId).toBe(first.leadId);
});

test('L2.1 a vehicle’s lead says what the server knows of it, whatever the browser claims', async () => {
  const values = { ...A_PERSON, 'Vehicle Make': 'Ferrari', stock_number: 'X' };
  const { leadId } = accepted(await send({ form: 'enquiry', carKey: car.slug }, checked(values)));
  expect((await stored(leadId))?.fields).toMatchObject({
    dealership_slug: 'ours-motors',
    manufacturer_slug: 'toyota',
    stock_number: 'O1',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    car_type: 'used',
    car_id: String(car.id),
    opt_in: 'true',
  });
});

test.each([
  ['car by address', () => ({ carKey: theirCar.slug }), {}],
  ['car by id', () => ({ carKey: String(theirCar.id) }), {}],
  ['car that never was', () => ({ carKey: '999999' }), {}],
  ['location', () => ({}), { location: 'theirs-motors-yard' }],
  ['location by id', () => ({}), { location_id: '999999' }],
  ['dealership', () => ({}), { dealership_slug: 'theirs-motors' }],
] as const)('I4a a lead for another site’s %s is unknown here, and nothing is stored', async (_, sent, values) => {
  const before = await count();
  expect(await send({ ...sent(), idempotencyKey: aKey() }, checked({ ...A_PERSON, ...values }))).toEqual({ kind: 'unknown' });
  expect(await count()).toBe(before);
});

test('L17f a form is checked by its own rules before anything is stored, and one it could never be is unknown first', async () => {
  const before = await count();
  const empty = await submitLead(ours, aSentLead({ raw: {} }));
  expect(empty).toMatchObject({
    kind: 'invalid',
    errors: expect.arrayContaining([{ field: 'email', message: expect.any(String) }]),
  });
  expect(await submitLead(ours, aSentLead({ raw: {}, carKey: theirCar.slug }))).toEqual({ kind: 'unknown' });
  expect(await submitLead(ours, aSentLead({ step: 9 }))).toMatchObject({ kind: 'invalid', errors: [{ field: 'step' }] });
  expect(await count()).toBe(before);
  const photos = aSentLead({ form: 'request-photos', carKey: car.slug, idempotencyKey: aKey() });
  expect(await submitLead(ours, photos)).toMatchObject({ kind: 'accepted', isComplete: true });
});

test('L14a a lead goes to the dealership it was sent to, by that one’s own switches', async () => {
  const { leadId } = accepted(await send({}, checked({ ...A_PERSON, dealership_slug: 'ours-city' })));
  expect(await stored(leadId)).toMatchObject({ deliveries: ['dealer-email city@ours.example'] });
});

test('L3.3 what fills the hidden field is stored as spam, acknowledged like any other, and delivered to nobody', async () => {
  const outcome = accepted(await send({ idempotencyKey: aKey(), raw: { ...A_PERSON, company_website: 'http://x' } }));
  expect(outcome).toMatchObject({ isReplay: false, isComplete: true });
  expect(await stored(outcome.leadId)).toMatchObject({ isSpam: true, deliveries: [], due: 0, fields: A_PERSON });
});

test.each([
  [1499, true],
  [1500, false],
  [null, false],
])('L3b a form that took %s ms is spam: %s', async (elapsedMs, isSpam) => {
  const { leadId } = accepted(await send({ idempotencyKey: aKey(), elapsedMs }));
  expect((await stored(leadId))?.isSpam).toBe(isSpam);
});

test('L9.1 a careers enquiry is filed as a general one of that kind', async () => {
  const step = checked();
  const { leadId } = accepted(
    await send({ form: 'careers', idempotencyKey: aKey() }, { ...step, form: { ...step.form, category: 'Careers Enquiry' } }),
  );
  expect(await stored(leadId)).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
});

test('L15.1 a trade-in’s lead keeps the visitor’s own make, and says where it came from and for which car', async () => {
  const context = {
    ...ours,
    sender: { ip: '', visitor: null, session: null, isSecure: true, userAgent: 'A browser', page: '/cars/x' },
  };
  const values = { ...A_PERSON, 'Vehicle Make': 'Holden' };
  const { leadId } = accepted(await send({ form: 'trade-in', carKey: car.slug }, checked(values), context));
  expect((await stored(leadId))?.fields).toMatchObject({
    'Vehicle Make': 'Holden',
    source: 'Website',
    url: '/cars/x',
    user_agent: 'A browser',
    car_id: String(car.id),
    car_dealership_id: String(await fleet.dealershipId('ours-motors')),
  });
});

test('X2.1 where the visitor had been and how they came stays with the lead', async () => {
  const attributes = { visited_pages: ['/', '/search/used-cars'], linked_query_params: { utm_source: 'post' } };
  const { leadId } = accepted(await send({ idempotencyKey: aKey(), attributes }));
  expect(await stored(leadId)).toMatchObject({ attributes });
});

test.each([
  ['true', true],
  ['', false],
])('K5.1 consent is kept with the words shown, the time and the page; ticked %j', async (opt_in, isGiven) => {
  const { leadId } = accepted(await send({ idempotencyKey: aKey() }, checked({ ...A_PERSON, opt_in })));
  expect((await stored(leadId))?.consent).toEqual({
    opt_in: isGiven,
    shown: 'Send me news.',
    at: '2026-11-15T00:00:00.000Z',
    page: '/contact-us',
  });
});

test('K5.1 a program that does not name the page has its consent kept with the page that it was sent from', async () => {
  const sender = { ip: '', visitor: null, session: null, isSecure: true, userAgent: 'A browser', page: '/offers/1' };
  const { leadId } = accepted(
    await send({ idempotencyKey: aKey(), pageId: '' }, checked({ ...A_PERSON, opt_in: 'true' }), { ...ours, sender }),
  );
  expect((await stored(leadId))?.consent).toMatchObject({ page: '/offers/1' });
});

test('K5.1 where the form did not ask, there is no consent on record', async () => {
  const step = checked();
  const form = { ...step.form, steps: [{ fields: [{ name: 'name' }] }] };
  const { leadId } = accepted(await send({ idempotencyKey: aKey(), carKey: car.slug }, { ...step, form }));
  expect((await stored(leadId))?.consent).toBeNull();
});

test('K5.2, K5.3 a lead can be exported and then erased with all that followed, by its own site only', async () => {
  const { leadId } = accepted(await send({ idempotencyKey: aKey() }));
  expect(await fleet.platform.exportLead('theirs', leadId)).toBeNull();
  const whole = await fleet.platform.exportLead('ours', leadId);
  expect(whole?.lead).toMatchObject({ fields: A_PERSON, leadStatus: 'Complete', isSpam: false });
  expect(whole?.deliveries.map(({ leadId: of, attemptsMade }) => [of, attemptsMade])).toEqual(Array(4).fill([leadId, []]));
  expect(await fleet.platform.eraseLeads('theirs', [leadId])).toBe(0);
  expect(await fleet.platform.eraseLeads('ours', [leadId])).toBe(1);
  expect(await fleet.platform.exportLead('ours', leadId)).toBeNull();
});

test('L1i an address may send so many leads in a while; a repetition is answered all the same', async () => {
  const context = { ...ours, services: someServices(NOW, { leads: new AddressLimit(2, 600_000, () => NOW.getTime()) }) };
  const first = aKey();
  accepted(await send({ idempotencyKey: first }, checked(), context));
  for (const _ of [1, 2, 3]) expect(accepted(await send({ idempotencyKey: first }, checked(), context)).isReplay).toBe(true);
  accepted(await send({ idempotencyKey: aKey() }, checked(), context));
  const before = await count();
  expect(await send({ idempotencyKey: aKey() }, checked(), context)).toMatchObject({ kind: 'tooMany', retryAfterSeconds: 600 });
  expect(await count()).toBe(before);
  expect(accepted(await send({ idempotencyKey: first }, checked(), context)).isReplay).toBe(true);
  accepted(await send({ idempotencyKey: aKey(), ip: '198.51.100.1' }, checked(), context));
});

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['lines of a header', 'Sam\r\nBcc: all@example.com'],
  ['a formula', '=HYPERLINK("http://x")'],
  ['marks that turn the line', 'Sam\u202eeeL'],
  ['a million letters', 'x'.repeat(1_000_000)],
  ['quotes', `'; drop table lead; -- "`],
])('I4b %s in a field is stored as it is', async (_, message) => {
  const { leadId } = accepted(await send({ idempotencyKey: aKey() }, checked({ ...A_PERSON, message })));
  expect((await stored(leadId))?.fields.message).toBe(message);
});

test('I4c zero bytes and halves of characters, in any name or value, lose nothing else', async () => {
  const { leadId } = accepted(
    await send(
      {
        idempotencyKey: '\u0000\ud800 key',
        pageId: '/\u0000',
        attributes: { visited_pages: ['/\ud800'], linked_query_params: { '\u0000a': '\udc00' } },
      },
      checked({ ...A_PERSON, message: 'A\u0000B\ud800C' }),
    ),
  );
  expect((await stored(leadId))?.fields).toMatchObject({ name: 'Sam', message: 'AB\ufffdC', page_id: '/' });
});
