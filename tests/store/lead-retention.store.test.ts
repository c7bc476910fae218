import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Signer } from '#src/adapters/keys/signer.ts';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { expireLeadsJob } from '#src/jobs/expire-leads.ts';
import { tidyMailbox } from '#src/jobs/tidy-mailbox.ts';
import { connect } from '#src/store/connect.ts';
import type { LeadInput } from '#src/store/leads/take-lead.ts';
import type { DeliveryMeans } from '#src/use-cases/leads/deliver-lead.ts';
import { eraseLeads, exportLead, type LeadStorage } from '#src/use-cases/leads/erase-leads.ts';
import { expireLeads } from '#src/use-cases/leads/expire-leads.ts';
import { manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aLeadStorage } from '#tests/factories/a-lead-storage.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { deliverNow } from '#tests/factories/deliver-now.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { until } from '#tests/faults/processes.ts';

const NONE = { spam: 0, unfinished: 0, finished: 0, failedSites: 0, firstFailure: null };
const root = mkdtempSync(path.join(tmpdir(), 'forecourt-retention-'));
let fleet: Fleet;
let storage: LeadStorage;
let means: DeliveryMeans;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'harbour', dealerships: [aDealership('harbour-motors')] }),
    aSiteFile({ slug: 'summit', switches: { leadRetentionDays: 10, spamRetentionDays: 5, unfinishedRetentionDays: 7 } }),
  ]);
  storage = aLeadStorage(fleet, root);
  mkdirSync(storage.uploadsDir);
  means = {
    db: fleet.all,
    sites: new LeadSites({ db: fleet.all, hostMode: 'local', port: 3000, images: ownImages(null) }),
    post: storage.mailbox.post('leads@platform.example'),
    webhook: () => Promise.reject(new Error('There is no receiver.')),
    uploadsDir: storage.uploadsDir,
    signer: new Signer('the secret of the tests, long enough for one'),
    now: () => new Date(),
  };
});
afterAll(async () => {
  await fleet.end();
  rmSync(root, { recursive: true, force: true });
});

/** A lead with a document and two letters in the mailbox, that last changed so many days ago. */
async function aLead(site: string, days: number, facts: Partial<LeadInput> = {}): Promise<string> {
  const uploadId = crypto.randomUUID();
  writeFileSync(path.join(storage.uploadsDir, uploadId), 'a document');
  const id = await takenLead(await fleet.storeOf(site), {
    upload: { id: uploadId, name: 'me.pdf', kind: 'pdf', bytes: 10 },
    planned: [
      { channel: 'dealer-email', target: 'sales@dealer.example' },
      { channel: 'shopper-email', target: 'sam@shopper.example' },
    ],
    ...facts,
  });
  await deliverNow(means, await deliveriesOf(id));
  await age(id, days);
  return id;
}
const age = (id: string, days: number) =>
  sql`update lead set updated_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(fleet.all);
async function deliveriesOf(leadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from delivery where lead_id = ${leadId}`.execute(fleet.all);
  return rows.map(({ id }) => id);
}
const isThere = async (id: string) => (await sql`select from lead where id = ${id}`.execute(fleet.all)).rows.length > 0;
const emailsOf = (site: string) => {
  const folder = path.join(root, 'mailbox', site);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const documents = () => readdirSync(storage.uploadsDir);
/** Everything that is kept of leads, for comparing before and after. */
const everything = () => ({
  harbour: emailsOf('harbour').toSorted(),
  summit: emailsOf('summit').toSorted(),
  documents: documents().toSorted(),
});

test('H10.6 a lead goes after the days that its site keeps it, with its deliveries, appointment, document and letters', async () => {
  const before = everything();
  const kept = await aLead('summit', 9.9);
  const withSaved = everything();
  const old = await aLead('summit', 10.1);
  expect(emailsOf('summit')).toHaveLength(withSaved.summit.length + 4);
  expect(await expireLeads(storage, new Date())).toEqual({ ...NONE, finished: 1 });
  expect(await isThere(old)).toBe(false);
  expect(everything()).toEqual(withSaved);
  expect(await isThere(kept)).toBe(true);
  await eraseLeads(storage, 'summit', [kept]);
  expect(everything()).toEqual(before);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from delivery)::int + (select count(*) from delivery_attempt)::int as left`.execute(fleet.all);
  expect(rows[0]?.left).toBe(0);
});

test('H10.6 spam, what was never finished and leads each have days of their own, and a site that says nothing has the defaults', async () => {
  const spam = { spamReason: 'hidden-field' };
  const unfinished = { isLast: false };
  const gone = [
    await aLead('summit', 5.1, spam),
    await aLead('summit', 7.1, unfinished),
    await aLead('harbour', 30.1, spam),
    await aLead('harbour', 90.1, unfinished),
    await aLead('harbour', 730.1),
  ];
  const kept = [
    await aLead('summit', 4.9, spam),
    await aLead('summit', 6.9, unfinished),
    await aLead('harbour', 29.9, spam),
    await aLead('harbour', 89.9, unfinished),
    await aLead('harbour', 729.9),
  ];
  expect(await expireLeads(storage, new Date())).toEqual({ ...NONE, spam: 2, unfinished: 2, finished: 1 });
  expect(await Promise.all(gone.map(isThere))).toEqual(gone.map(() => false));
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true));
  expect(await expireLeads(storage, new Date())).toEqual(NONE);
  await eraseLeads(storage, 'summit', kept);
  await eraseLeads(storage, 'harbour', kept);
});

test('H10.6 being held as spam is a change: an old lead that is held today stays as long as spam is kept', async () => {
  const inbox = await manageLeads(fleet.all, 'summit', () => new Date());
  const id = await aLead('summit', 8);
  await inbox?.hold(id);
  expect(await expireLeads(storage, new Date())).toEqual(NONE);
  expect(await expireLeads(storage, new Date(Date.now() + 6 * 86_400_000))).toEqual({ ...NONE, spam: 1 });
});

test('H10.6 a lead whose appointment is still to come is kept', async () => {
  const id = await aLead('summit', 20);
  await sql`insert into appointment (site_id, lead_id, location_id, kind, starts_at, place)
    select site_id, id, (select id from location where slug = 'summit-motors-yard'), 'service', now() + interval '3 days', 0 from lead where id = ${id}`.execute(
    fleet.all,
  );
  expect(await expireLeads(storage, new Date())).toEqual(NONE);
  expect(await expireLeads(storage, new Date(Date.now() + 14 * 86_400_000))).toEqual({ ...NONE, finished: 1 });
});

test('H10.6 many leads go in batches, all of them', async () => {
  for (let at = 0; at < 7; at += 1) await aLead('summit', 11 + at);
  expect(await expireLeads(storage, new Date(), 3)).toEqual({ ...NONE, finished: 7 });
});

/** Runs the night's erasure in a process of its own. */
const inAnotherProcess = () =>
  fork(path.join(import.meta.dirname, 'expire-leads-process.ts'), [fleet.database.platform, root], { stdio: 'ignore' });

test('H10.6 a process that is killed between files and rows leaves nothing that the next one does not erase', async () => {
  const before = everything();
  const id = await aLead('summit', 11);
  const holder = new pg.Client({ connectionString: fleet.database.platform });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('select from lead where id = $1 for update', [id]);
  const child = inAnotherProcess();
  const ended = once(child, 'exit');
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until('the rows are waited for', async () => (await sql.raw(`select ${waiting}`).execute(fleet.all)).rows.length === 1);
  child.kill('SIGKILL');
  await ended;
  await sql.raw(`select pg_terminate_backend(pid) ${waiting}`).execute(fleet.all);
  await holder.query('commit');
  expect(everything()).toEqual(before);
  expect(await isThere(id)).toBe(true);
  expect(await expireLeads(storage, new Date())).toEqual({ ...NONE, finished: 1 });
});

test('H10.6 two processes at once erase each lead once', async () => {
  const before = everything();
  for (let at = 0; at < 10; at += 1) await aLead('summit', 11);
  const runs = await Promise.all([expireLeads(storage, new Date(), 2), expireLeads(storage, new Date(), 2)]);
  expect(runs.map(({ failedSites }) => failedSites)).toEqual([0, 0]);
  expect(runs.reduce((sum, { finished }) => sum + finished, 0)).toBe(10);
  expect(everything()).toEqual(before);
});

test('H10.6 a site whose files cannot be removed keeps its leads, and holds up no other site', async () => {
  const stuck = await aLead('harbour', 731);
  const { rows } = await sql<{ upload: string }>`select upload->>'id' as upload from lead where id = ${stuck}`.execute(fleet.all);
  const file = path.join(storage.uploadsDir, rows[0]?.upload ?? '');
  rmSync(file);
  mkdirSync(file);
  const other = await aLead('summit', 11);
  const db = connect(fleet.database.platform, { max: 1 });
  onTestFinished(() => db.destroy());
  const job = expireLeadsJob(storage, () => new Date());
  await expect(job.run({ db, log: pino({ level: 'silent' }) })).rejects.toThrow('The leads of 1 sites could not be erased.');
  expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
  rmSync(file, { recursive: true });
  expect(await expireLeads(storage, new Date())).toEqual({ ...NONE, finished: 1 });
});

test('H10.6 the log of the night says how many leads went, and nothing of whom', async () => {
  await aLead('summit', 11);
  const lines: string[] = [];
  const log = pino({ level: 'trace', base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  await expireLeadsJob(storage, () => new Date()).run({ db: undefined as never, log });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 30, spam: 0, unfinished: 0, finished: 1, msg: 'Leads were erased because their retention has ended.' },
  ]);
});

test('H10.6 at night copies of letters without a lead and unfinished files go; a lead’s own letters and those of today stay', async () => {
  const id = await aLead('harbour', 1);
  const [own = ''] = await deliveriesOf(id);
  const folder = path.join(root, 'mailbox', 'harbour');
  const orphan = crypto.randomUUID();
  for (const name of [`${orphan}.eml`, `${orphan}.json`, `${own}.eml.77-abc`, 'of-today.eml'])
    writeFileSync(path.join(folder, name), '');
  const long = new Date(Date.now() - 30 * 3_600_000);
  for (const name of readdirSync(folder)) if (name !== 'of-today.eml') utimesSync(path.join(folder, name), long, long);
  const db = connect(fleet.database.platform, { max: 1 });
  onTestFinished(() => db.destroy());
  await tidyMailbox(storage.mailbox, () => new Date()).run({ db, log: pino({ level: 'silent' }) });
  const own4 = (await deliveriesOf(id)).flatMap((one) => [`${one}.eml`, `${one}.json`]);
  expect(emailsOf('harbour').toSorted()).toEqual([...own4, 'of-today.eml'].toSorted());
  rmSync(path.join(folder, 'of-today.eml'));
  await eraseLeads(storage, 'harbour', [id]);
});

test('H10.6 at night text messages go unless they are of today', async () => {
  const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [old, recent])
    await storage.mailbox.storeText({ id, site: 'harbour', to: '+61491570156', text: '481516 is your code.' });
  const long = new Date(Date.now() - 30 * 3_600_000);
  utimesSync(path.join(root, 'mailbox', 'harbour', `${old}.json`), long, long);
  const db = connect(fleet.database.platform, { max: 1 });
  onTestFinished(() => db.destroy());
  await tidyMailbox(storage.mailbox, () => new Date()).run({ db, log: pino({ level: 'silent' }) });
  expect(emailsOf('harbour')).toEqual([`${recent}.json`]);
  await storage.mailbox.remove('harbour', recent);
  expect(emailsOf('harbour')).toEqual([]);
});

test('H10.6 counts of confirmations go once no limit looks at them', async () => {
  const owner = new pg.Client({ connectionString: fleet.database.owner });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query('delete from confirmation_sent');
  await owner.query(`insert into confirmation_sent (site_id, recipient, at)
    select id, recipient, now() - age from site, (values ('kept', interval '23 hours'), ('gone', interval '25 hours')) as sent (recipient, age)
    where slug = 'harbour'`);
  const db = connect(fleet.database.platform, { max: 1 });
  onTestFinished(() => db.destroy());
  await tidyMailbox(new Mailbox('/nowhere'), () => new Date()).run({ db, log: pino({ level: 'silent' }) });
  expect((await owner.query('select recipient from confirmation_sent')).rows).toEqual([{ recipient: 'kept' }]);
});

test('K5.2 an export holds the lead, its deliveries and the letters about it that were kept; another site’s holds nothing', async () => {
  const id = await aLead('harbour', 0);
  const whole = await exportLead(storage, 'harbour', id);
  expect(whole?.lead).toMatchObject({ id });
  expect(whole?.deliveries).toHaveLength(2);
  expect(whole?.letters.map(({ to }) => to).toSorted()).toEqual(['sales@dealer.example', 'sam@shopper.example']);
  expect(whole?.letters.find(({ to }) => to === 'sales@dealer.example')?.text).toContain('Is it still there?');
  expect(await exportLead(storage, 'summit', id)).toBeNull();
  expect(await eraseLeads(storage, 'summit', [id])).toBe(0);
  expect(emailsOf('harbour')).toHaveLength(4);
  await eraseLeads(storage, 'harbour', [id]);
});
