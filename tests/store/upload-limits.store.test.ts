import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { SentUpload } from '#src/rules/leads/sent-lead.ts';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context, Services } from '#src/use-cases/context.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aNewPerson, type Posting, postLead } from '#tests/factories/post-lead.ts';
import { someServices } from '#tests/factories/some-services.ts';

const FIVE_MB = 5 * 1024 * 1024;
let fleet: Fleet;
let site: Context;
let otherSite: Context;
const uploadsDir = mkdtempSync(path.join(tmpdir(), 'forecourt-upload-limits-'));
const files = () => readdirSync(uploadsDir);
beforeAll(async () => {
  fleet = await aFleet();
  [site, otherSite] = [await fleet.context('harbour'), await fleet.context('coastline')];
});
afterEach(() => {
  for (const name of files()) rmSync(path.join(uploadsDir, name));
});
afterAll(async () => {
  await fleet.end();
  rmSync(uploadsDir, { recursive: true, force: true });
});

const clock = () => NOW.getTime();
const withServices = (facts: Partial<Services> = {}, context = site): Context => ({
  ...context,
  services: someServices(NOW, { uploadsDir, ...facts }),
});
/** So many documents of five megabytes within an hour, for an address and for a site. */
const roomFor = (most: number, perSite?: number): Partial<Services> => ({
  uploads: new AddressLimit(most * FIVE_MB, 3_600_000, clock, perSite === undefined ? undefined : perSite * FIVE_MB),
});

let sent = 0;
/** A document of five megabytes that no other is like. */
function aDocument(size = FIVE_MB) {
  sent += 1;
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(`%PDF-1.7 ${sent}`));
  return { name: `document-${sent}.pdf`, bytes };
}
const apply = (context: Context, posting: Posting = {}, fields: object = {}) =>
  postLead(context, { form: 'careers', ...aNewPerson(), ...fields }, { document: aDocument(), ...posting });
const statusesOf = (posted: readonly { readonly status: number }[]) => posted.map(({ status }) => status);

test('H9.5 of twenty documents of 5 MB that come with the repetition of a step none is on the disk, and each is refused in words', async () => {
  const context = withServices();
  const begun = { form: 'multi-step-enquiry', step: 0 };
  const first = await postLead(context, { ...begun, budget: 1 });
  const posted = [];
  for (let at = 0; at < 20; at += 1) {
    const fields = { ...begun, lead_id: first.leadId, budget: 2 + at };
    posted.push(await postLead(context, fields, { visitor: first.visitor, document: aDocument() }));
  }
  expect(files()).toEqual([]);
  for (const { status, errors } of posted) {
    expect(status).toBe(422);
    expect(errors).toEqual([{ field: 'resume', message: 'This form doesn’t accept documents. Please send it without one.' }]);
  }
});

test('H9.5 of twenty documents of 5 MB for a lead that is unknown none is on the disk', async () => {
  const posted = [];
  for (let at = 0; at < 20; at += 1) posted.push(await apply(withServices(), {}, { lead_id: randomUUID() }));
  expect(statusesOf(posted)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(files()).toEqual([]);
});

const careers = (steps = 1) => ({
  form: {
    category: 'Careers Enquiry',
    subcategory: null,
    steps: Array.from({ length: steps }, () => ({ fields: [{ name: 'resume' }] })),
  },
  values: A_PERSON,
  optInLabel: '',
});
const asSent = ({ name, bytes }: ReturnType<typeof aDocument>, read = () => Promise.resolve(bytes)): SentUpload => ({
  name,
  type: '',
  size: bytes.length,
  read,
});

test.each([
  ['that is too large', careers(), { size: FIVE_MB + 1, leadId: null }],
  ['that the step does not ask for', { ...careers(), form: { ...careers().form, steps: [{ fields: [{ name: 'name' }] }] } }, {}],
  ['for a lead that is unknown', careers(), { leadId: randomUUID() }],
])(
  'H9 a document %s is not even read',
  async (_, checked, { size = 30, leadId = null }: { size?: number; leadId?: string | null }) => {
    let reads = 0;
    const upload = asSent(aDocument(size), () => {
      reads += 1;
      return Promise.resolve(new Uint8Array(size));
    });
    expect(
      await recordLead(withServices(), aSentLead({ form: 'careers', uploads: [upload], leadId }), checked),
    ).not.toMatchObject({
      kind: 'accepted',
    });
    expect([reads, files()]).toEqual([0, []]);
  },
);

test('H9.5, H9.1 an address may have so many megabytes stored within an hour; what is more is refused in words and not written', async () => {
  const context = withServices(roomFor(2));
  const posted = [await apply(context), await apply(context), await apply(context)];
  expect(statusesOf(posted)).toEqual([201, 201, 429]);
  expect(posted[2]).toMatchObject({
    retryAfter: '3600',
    detail: 'Too many documents have been sent recently. Please try again later, or send the form without a document.',
  });
  expect(files()).toHaveLength(2);
  expect((await postLead(context, { form: 'careers', ...aNewPerson() })).status).toBe(201);
  expect((await apply(context, { ip: '198.51.100.9' })).status).toBe(201);
});

test('H9.5, H9.3 a site may have so many megabytes stored, from however many addresses, and another site is not held up', async () => {
  const services = roomFor(9, 2);
  const context = withServices(services);
  const posted = [];
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) posted.push(await apply(context, { ip }));
  expect(statusesOf(posted)).toEqual([201, 201, 429]);
  expect(files()).toHaveLength(2);
  expect((await apply(withServices(services, otherSite), { ip: '198.51.100.3' })).status).toBe(201);
});

test('H9.5 an address over its limit of leads leaves no document', async () => {
  const context = withServices({ leads: new AddressLimit(1, 600_000, clock) });
  expect(statusesOf([await apply(context), await apply(context), await apply(context)])).toEqual([201, 429, 429]);
  expect(files()).toHaveLength(1);
});

test('H9.5, H9.2 a person over their limit leaves no document', async () => {
  const context = withServices({ leadLimits: { perPerson: 1, perSite: 1000, windowMs: 600_000 } });
  const person = aNewPerson();
  expect(statusesOf([await apply(context, {}, person), await apply(context, {}, person)])).toEqual([201, 429]);
  expect(files()).toHaveLength(1);
});

test('H9 when the database refuses a lead its document is removed at once, and takes none of the address’s room', async () => {
  const owner = new pg.Client({ connectionString: fleet.database.owner });
  await owner.connect();
  await owner.query(`alter table lead add constraint nothing_goes check (category is null) not valid`);
  onTestFinished(() => owner.end());
  const context = withServices(roomFor(1));
  await expect(apply(context)).rejects.toThrow(/nothing_goes/);
  expect(files()).toEqual([]);
  await owner.query('alter table lead drop constraint nothing_goes');
  expect((await apply(context)).status).toBe(201);
});

test('H9 while the database is away no document is written', async () => {
  const nowhere = connect('postgres://nobody:x@127.0.0.1:1/none');
  const context = { ...withServices(), store: new SiteStore(nowhere, site.site.id) };
  await expect(apply(context)).rejects.toThrow(/ECONNREFUSED/);
  expect(files()).toEqual([]);
  await nowhere.destroy();
});

test('H9.5 the same application at once, and again with other words or another document under its key, leaves one document', async () => {
  const [context, person, document, key] = [withServices(), aNewPerson(), aDocument(), 'the key of an application'];
  const same = () => postLead(context, { form: 'careers', ...person }, { document, key });
  expect(new Set(statusesOf(await Promise.all([same(), same(), same()])))).toEqual(new Set([200, 201]));
  expect((await apply(context, { key }, person)).status).toBe(422);
  expect((await postLead(context, { form: 'careers', ...person, position: 'Sales' }, { document, key })).status).toBe(422);
  expect(files()).toHaveLength(1);
});

test('H9.5 a lead has one document: a newer one replaces the older, whose file is removed, also where several come at once', async () => {
  const context = withServices();
  const send = (more: Partial<Parameters<typeof aSentLead>[0]>) =>
    recordLead(context, aSentLead({ form: 'careers', uploads: [asSent(aDocument(20))], ...more }), careers(2));
  const outcome = await send({});
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  const { leadId, visitor } = outcome;
  const [older] = files();
  const newer = aDocument(30);
  await send({ leadId, visitor, uploads: [asSent(newer)] });
  expect(files()).not.toContain(older);
  await Promise.all([1, 2, 3, 4].map(() => send({ leadId, visitor })));
  const left = files();
  const { rows } = await sql<{ id: string }>`select upload ->> 'id' as id from lead where id = ${leadId}`.execute(fleet.all);
  expect(left).toEqual([rows[0]?.id]);
});

test('H9 a later step without a document leaves the document of an earlier one', async () => {
  const context = withServices();
  const document = aDocument(20);
  const first = await recordLead(context, aSentLead({ form: 'careers', uploads: [asSent(document)] }), careers(2));
  if (first.kind !== 'accepted') throw new Error(JSON.stringify(first));
  const { leadId, visitor } = first;
  expect(await recordLead(context, aSentLead({ form: 'careers', step: 1, leadId, visitor }), careers(2))).toMatchObject({
    kind: 'accepted',
  });
  const { rows } = await sql<{ id: string }>`select upload ->> 'id' as id from lead where id = ${leadId}`.execute(fleet.all);
  expect(readFileSync(path.join(uploadsDir, rows[0]?.id ?? ''))).toEqual(Buffer.from(document.bytes));
});
