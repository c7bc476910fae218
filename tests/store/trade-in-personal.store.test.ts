import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { answerValuation } from '#src/http/answer-valuation.ts';
import type { StoredUploads } from '#src/rules/leads/lead.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import type { Context } from '#src/use-cases/context.ts';
import { eraseLeads } from '#src/use-cases/leads/erase-leads.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { openOffers } from '#src/use-cases/trade-in/open-offers.ts';
import { readValuation } from '#src/use-cases/trade-in/read-valuation.ts';
import type { Fleet } from '#tests/factories/a-fleet.ts';
import { aSignInHarness, type SignInHarness } from './sign-in-harness.ts';
import { asVisitor, aValuation, aValuationFleet, CONDITION, PERSON, postStep, VISITOR } from './valuation-harness.ts';

let fleet: Fleet;
let accounts: SignInHarness;
let here: Context;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-valuation-'));
beforeAll(async () => {
  fleet = await aValuationFleet();
  accounts = await aSignInHarness(fleet);
  const context = asVisitor(await fleet.context('ours'));
  here = { ...context, services: { ...context.services, uploadsDir: folder, mailboxDir: folder } };
});
afterAll(async () => {
  await accounts.end();
  rmSync(folder, { recursive: true, force: true });
});

const PHONE = '+61491570156';

async function accepted(): Promise<string> {
  const lead = await aValuation(here);
  const { status } = await postStep(here, 2, { ...PERSON, offer_accepted: true, lead_id: lead });
  expect(status).toBe(201);
  return lead;
}

test('A12 an offer is in what a shopper downloads, is found by the shopper on another device, and is gone with their data', async () => {
  const lead = await accepted();
  const visit = await accounts.at('ours');
  const { token, shopper } = await accounts.signIn(visit, PHONE);
  const elsewhere = await accounts.at('ours', { session: token });
  expect((await openOffers(elsewhere))[0]).toMatchObject({ vehicle: '2021 Toyota Corolla Ascent Sport' });

  const storage = { ...personalStorage(elsewhere), uploadsDir: folder, mailbox: new Mailbox(folder) };
  const text = await exportShopper(storage, shopper);
  const { enquiries } = JSON.parse(text) as {
    enquiries: { lead: { id: string }; offers: { car: object; reasons: unknown[] }[] }[];
  };
  const own = enquiries.find((one) => one.lead.id === lead);
  expect(own?.offers[0]).toMatchObject({ car: { make: 'Toyota', kms: 58_200 } });
  expect(own?.offers[0]?.reasons.length).toBeGreaterThan(3);

  await eraseShopper(storage, shopper);
  const { rows } = await sql`select from trade_in_offer where lead_id = ${lead}`.execute(fleet.all);
  expect(rows).toEqual([]);
  expect(await openOffers(here)).toEqual([]);
});

type Photo = readonly [bytes: Uint8Array<ArrayBuffer>, name: string];

const sendPhoto = (...photo: Photo) => sendPhotos([photo]);

async function sendPhotos(photos: readonly Photo[]) {
  const lead = await aValuation(here);
  const valuation = await readValuation(here, lead);
  if (valuation === null) throw new Error('The valuation is not there.');
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...CONDITION, 'mark.roof': 'dent' })) form.set(field, value);
  for (const [bytes, name] of photos) form.append('photo', new File([bytes], name));
  const request = new Request(`http://ours.localhost/trade-in/${lead}/condition`, { method: 'POST', body: form });
  const answer = await answerValuation(here, request, valuation, 'condition');
  return { lead, answer };
}

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46);

test('T1 a photo is stored as the lead’s document, with the answers that it came with', async () => {
  const before = readdirSync(folder).length;
  const { lead, answer } = await sendPhoto(JPEG, 'roof.jpg');
  expect(answer).toEqual({ kind: 'on', href: `/trade-in/${lead}/offer` });
  expect(readdirSync(folder).length).toBe(before + 1);
  const { rows } = await sql<{ upload: object; fields: object }>`select upload, fields from lead where id = ${lead}`.execute(
    fleet.all,
  );
  expect(rows[0]).toMatchObject({ upload: { name: 'roof.jpg', kind: 'jpg' }, fields: { photo: 'roof.jpg', marks: 'roof:dent' } });
});
test('T1 several photos are stored with the lead, five megabytes and ten of them in all', async () => {
  const before = new Set(readdirSync(folder));
  const { lead, answer } = await sendPhotos([
    [JPEG, 'roof.jpg'],
    [JPEG, 'door.jpg'],
    [JPEG, 'tyre.jpg'],
  ]);
  expect(answer).toEqual({ kind: 'on', href: `/trade-in/${lead}/offer` });
  const { rows } = await sql<{
    upload: StoredUploads;
    fields: object;
  }>`select upload, fields from lead where id = ${lead}`.execute(fleet.all);
  const { upload, fields } = rows[0] ?? { upload: null, fields: {} };
  expect(fields).toMatchObject({ photo: 'roof.jpg, door.jpg, tyre.jpg' });
  const stored = upload === null ? [] : [upload, ...(upload.more ?? [])];
  expect(stored.map(({ name }) => name)).toEqual(['roof.jpg', 'door.jpg', 'tyre.jpg']);
  const added = () => readdirSync(folder).filter((name) => !before.has(name));
  expect(added().toSorted()).toEqual(stored.map(({ id }) => id).toSorted());

  const [half, refused] = [new Uint8Array(2.7 * 1_000_000), { kind: 'again', status: 422 }];
  half.set(JPEG);
  const large = [
    [half, 'a.jpg'],
    [half, 'b.jpg'],
  ] as const;
  expect((await sendPhotos(large)).answer).toMatchObject({
    ...refused,
    reply: { errors: [{ field: 'photo', message: 'Please keep photos to 5 MB or less in total.' }] },
  });
  expect((await sendPhotos(Array.from({ length: 11 }, (_, at) => [JPEG, `${at}.jpg`] as const))).answer).toMatchObject({
    ...refused,
    reply: { errors: [{ field: 'photo', message: 'Please add up to ten photos.' }] },
  });
  const mixed = [
    [JPEG, 'roof.jpg'],
    [new TextEncoder().encode('no photo'), 'x.jpg'],
  ] as const;
  expect((await sendPhotos(mixed)).answer).toMatchObject({ ...refused, reply: { errors: [{ field: 'photo' }] } });
  expect(added()).toHaveLength(3);

  // Leads that go take all of their photos with them.
  await eraseLeads({ store: fleet.platform, uploadsDir: folder, mailbox: new Mailbox(folder) }, 'ours', [lead]);
  expect(added()).toEqual([]);
});
test('T1 what is not a photo is refused, whatever its name, and what was typed comes back', async () => {
  const { answer } = await sendPhoto(new TextEncoder().encode('<script>alert(1)</script>'), 'roof.jpg');
  expect(answer).toMatchObject({
    kind: 'again',
    status: 422,
    reply: { errors: [{ field: 'photo' }], values: { kms: '58,200', 'mark.roof': 'dent' } },
  });
});

test('P6 no method of the store shows one site another’s valuations', async () => {
  const lead = await accepted();
  const theirs = (await fleet.storeOf('theirs')).tradeIn;
  const hash = visitorHash(VISITOR);
  const now = new Date(here.services.now());
  expect(await theirs.ownOffer(lead, hash)).toBeNull();
  expect(await theirs.openOffers({ visitorHash: hash, shopperId: null, now })).toEqual([]);
  expect(await theirs.writeValuation({ leadId: lead, visitorHash: hash, valuation: {} })).toBe(false);
  const ours = (await fleet.storeOf('ours')).tradeIn;
  expect(await ours.ownOffer(lead, hash)).not.toBeNull();
  expect(await ours.openOffers({ visitorHash: hash, shopperId: null, now })).toHaveLength(1);
});

test('H3.2 the database itself shows and writes a valuation for nobody but the visitor who began it', async () => {
  const lead = await accepted();
  const { tradeIn } = await fleet.storeOf('ours');
  const stranger = visitorHash('s'.repeat(22));
  expect(await tradeIn.ownOffer(lead, stranger)).toBeNull();
  expect(await tradeIn.writeValuation({ leadId: lead, visitorHash: stranger, valuation: {} })).toBe(false);
  expect(await tradeIn.writeValuation({ leadId: lead, visitorHash: visitorHash(VISITOR), valuation: {} })).toBe(true);
});
