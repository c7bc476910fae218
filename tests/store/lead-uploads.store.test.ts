import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidyUploads } from '#src/jobs/tidy-uploads.ts';
import type { SentUpload } from '#src/rules/leads/sent-lead.ts';
import { connect } from '#src/store/connect.ts';
import type { Context } from '#src/use-cases/context.ts';
import { eraseLeads } from '#src/use-cases/leads/erase-leads.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aLeadStorage } from '#tests/factories/a-lead-storage.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
let ours: Context;
const root = mkdtempSync(path.join(tmpdir(), 'forecourt-uploads-'));
const uploadsDir = path.join(root, 'uploads');
beforeAll(async () => {
  fleet = await aFleet();
  ours = { ...(await fleet.context('harbour')), services: someServices(NOW, { uploadsDir }) };
});
afterAll(async () => {
  await fleet.end();
  rmSync(root, { recursive: true, force: true });
});

const PDF = new TextEncoder().encode('%PDF-1.7 my working life');
const files = () => {
  try {
    return readdirSync(uploadsDir);
  } catch {
    return [];
  }
};
const send = (upload: SentUpload, idempotencyKey: string) =>
  recordLead(ours, aSentLead({ form: 'careers', uploads: [upload], idempotencyKey }), {
    form: { category: 'Careers Enquiry', subcategory: null, steps: [{ fields: [{ name: 'resume' }] }] },
    values: A_PERSON,
    optInLabel: '',
  });
const aDocument = ({ name = 'me.pdf', bytes = PDF }: { name?: string; bytes?: Uint8Array } = {}): SentUpload => ({
  name,
  type: '',
  size: bytes.length,
  read: () => Promise.resolve(bytes),
});

test('L3d a document is on the disk under a name nobody chose, for the server’s own user only, before it is acknowledged', async () => {
  const before = new Set(files());
  const outcome = await send(aDocument({ name: '../../C:\\x\\my\u202efdp.\r\npdf' }), 'a first key');
  const id = 'leadId' in outcome ? outcome.leadId : '';
  const whole = await fleet.platform.exportLead('harbour', id);
  const [file = ''] = files().filter((name) => !before.has(name));
  expect(whole?.lead).toMatchObject({
    upload: { id: file, name: 'myfdp.pdf', kind: 'pdf', bytes: PDF.length },
    fields: { resume: 'myfdp.pdf' },
  });
  expect(file).toMatch(/^[0-9a-f-]{36}$/);
  expect(readFileSync(path.join(uploadsDir, file))).toEqual(Buffer.from(PDF));
  expect(statSync(path.join(uploadsDir, file)).mode & 0o777).toBe(0o600);
});

test('L3e a document sent again with its lead is kept once', async () => {
  await send(aDocument(), 'a second key');
  const before = files().length;
  expect(await send(aDocument(), 'a second key')).toMatchObject({ isReplay: true });
  expect(files()).toHaveLength(before);
});

test('L3f another document under the same key is another lead, and refused', async () => {
  await send(aDocument(), 'a third key');
  const before = files().length;
  const other = aDocument({ bytes: new TextEncoder().encode('%PDF-1.7 another life') });
  expect(await send(other, 'a third key')).toMatchObject({ kind: 'conflict', status: 422 });
  expect(files()).toHaveLength(before);
});

test.each([
  ['a program named as a PDF', new TextEncoder().encode('MZ'), 'Please attach a PDF or a Word document.'],
  ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'Please attach a file of 5 MB or less.'],
])('L3g %s is refused beside the field, and nothing is kept', async (_, bytes, message) => {
  const before = files().length;
  expect(await send(aDocument({ bytes }), `key of ${message}`)).toEqual({
    kind: 'invalid',
    errors: [{ field: 'resume', message }],
  });
  expect(files()).toHaveLength(before);
});

test('K5.3 with a lead its document is erased', async () => {
  const before = files();
  const outcome = await send(aDocument(), 'a fifth key');
  const id = 'leadId' in outcome ? outcome.leadId : '';
  expect(files()).toHaveLength(before.length + 1);
  const storage = aLeadStorage(fleet, root);
  expect(await eraseLeads(storage, 'harbour', [id])).toBe(1);
  expect(files().toSorted()).toEqual(before.toSorted());
  expect(await eraseLeads(storage, 'harbour', [id])).toBe(0);
});

test('L3h at night a document whose lead was not taken goes; a lead’s own and one of today stay', async () => {
  const before = new Set(files());
  await send(aDocument({ bytes: new TextEncoder().encode('%PDF-1.7 a working life of my own') }), 'a ninth key');
  const [own = ''] = files().filter((name) => !before.has(name));
  for (const name of ['orphan-of-old', 'orphan-of-today']) writeFileSync(path.join(uploadsDir, name), PDF);
  const long = new Date(Date.now() - 30 * 60 * 60_000);
  for (const name of [own, 'orphan-of-old']) utimesSync(path.join(uploadsDir, name), long, long);
  const db = connect(fleet.database.platform, { max: 1 });
  await tidyUploads(uploadsDir, () => new Date()).run({ db, log: pino({ level: 'silent' }) });
  await db.destroy();
  expect(files()).toContain(own);
  expect(files()).toContain('orphan-of-today');
  expect(files()).not.toContain('orphan-of-old');
});
