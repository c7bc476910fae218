import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { downloadMyData, eraseMyData } from '#src/http/answer-my-data.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { sendConfirmations } from '#src/use-cases/alerts/send-confirmations.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { WindowLimit } from '#src/use-cases/limits/limit-rate.ts';
import { myDataView } from '#src/views/accounts/my-data-view.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { ALL_CARS, alertsTo, anEmail, aSearch, ask, started } from './alert-harness.ts';
import { anOwnDataHarness, type OwnDataHarness, type WholePerson } from './own-data-harness.ts';
import { runCommands } from './run-commands.ts';
import { aPhone } from './sign-in-harness.ts';

let own: OwnDataHarness;
beforeAll(async () => {
  own = await anOwnDataHarness();
});
afterAll(() => own.end());

interface Exported {
  readonly site: string;
  readonly enquiries: readonly {
    readonly lead: { readonly fields: Readonly<Record<string, string>>; readonly lead_status: string };
    readonly deliveries: readonly { readonly channel: string; readonly target?: string }[];
    readonly appointments: readonly { readonly kind: string }[];
    readonly letters: readonly { readonly to: string }[];
    readonly document: string;
  }[];
  readonly alerts: readonly {
    readonly channel: string;
    readonly address: string;
    readonly alerts: readonly {
      readonly id: string;
      readonly words: string;
      readonly consent: Readonly<Record<string, string>>;
    }[];
    readonly letters: readonly { readonly subject: string }[];
    readonly note?: string;
  }[];
  readonly text_messages: readonly { readonly to: string; readonly text: string }[];
  readonly account: Readonly<Record<string, unknown>> & {
    readonly shopper: { readonly phone: string; readonly details: Readonly<Record<string, string>> };
    readonly watchlist: readonly unknown[];
    readonly sessions: readonly Readonly<Record<string, unknown>>[];
    readonly codes: readonly Readonly<Record<string, unknown>>[];
    readonly sign_ins: readonly Readonly<Record<string, unknown>>[];
  };
}

const textOf = ({ context, shopper }: WholePerson) => exportShopper(personalStorage(context), shopper);
const dataOf = async (person: WholePerson) => JSON.parse(await textOf(person)) as Exported;
const erase = ({ context, shopper }: WholePerson) => eraseShopper(personalStorage(context), shopper);
/** Everywhere that something of a person is found. */
async function found({ traces }: WholePerson): Promise<string[]> {
  const all: string[] = [];
  for (const text of Object.values(traces)) all.push(...(await own.find(text)));
  return all;
}
const countOf = async (table: 'signInCode' | 'signInEvent', subject: string) => {
  const rows = await own.here.fleet.all.selectFrom(table).select('siteId').where('subject', '=', subject).execute();
  return rows.length;
};

test('A12 the file has everything that a site holds about a person: account, leads with what followed from them, and texts', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Quillfeather');
  const { traces, shopper } = person;
  const { enquiries, alerts, text_messages: texts, account, site } = await dataOf(person);
  expect(site).toBe(person.context.site.name);
  expect(account.shopper).toMatchObject({ id: shopper.shopperId, phone: traces.phone, details: { email: traces.email } });
  expect([account.watchlist.length, account.sessions.length, account.codes.length, account.sign_ins.length]).toEqual([
    1, 2, 2, 2,
  ]);
  expect(enquiries.map(({ lead }) => lead.lead_status)).toEqual(['Complete', 'Incomplete', 'Complete']);
  expect(enquiries[0]?.lead.fields).toMatchObject({ phone: traces.typed, last_name: traces.lastName });
  expect(enquiries[0]?.deliveries.map(({ channel, target }) => [channel, target])).toEqual([
    ['dealer-email', undefined],
    ['shopper-email', traces.email],
  ]);
  expect(enquiries[0]?.appointments).toMatchObject([{ kind: 'test-drive' }]);
  expect(enquiries[0]?.letters.map(({ to }) => to)).toEqual([traces.email]);
  for (const { document } of enquiries)
    expect(Buffer.from(document, 'base64').toString()).toBe(`The document of ${traces.lastName}.`);
  expect(texts.map(({ to }) => to)).toEqual([traces.phone, traces.phone]);
  expect(
    alerts
      .map(({ channel, address, alerts: asked }) => [channel, address, asked.length])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['email', traces.email, 1],
    ['sms', traces.phone, 1],
  ]);
  expect(alerts.flatMap((to) => to.alerts.map(({ consent }) => Object.keys(consent).toSorted()))).toEqual([
    ['at', 'page', 'shown'],
    ['at', 'page', 'shown'],
  ]);
});

test('A12 copies of emails about alerts are in the file and are erased once the shopper has proved that the address is theirs', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Fotheringham');
  const { context, traces } = person;
  const digest = await own.here.fleet.all
    .insertInto('alertDigest')
    .columns(['siteId', 'contactId', 'day', 'nextAttemptAt'])
    .expression((from) =>
      from
        .selectFrom('alertContact')
        .select(['siteId', 'id', sql<string>`current_date`.as('day'), sql<Date>`now()`.as('next')])
        .where('address', '=', traces.email),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const copy = { site: 'harbour', fromName: 'Harbour', to: traces.email, replyTo: null, html: null };
  const post = own.mailbox.post('alerts@platform.example');
  await post.send({ ...copy, id: digest.id, subject: 'One new match', text: 'Look.', isAutomatic: true });
  const byEmail = async () => (await dataOf(person)).alerts.find(({ channel }) => channel === 'email');
  const asked = await byEmail();
  expect(asked?.letters).toEqual([]);
  await context.store.alerts.changeLinked(asked?.alerts[0]?.id ?? '', 'confirm-own', new Date(own.here.now()));
  expect((await byEmail())?.letters.map(({ subject }) => subject)).toContain('One new match');
  await erase(person);
  expect(await found(person)).toEqual([]);
});

test('A12 letters to somebody else who has the same mailbox, such as a receipt with the link to a reservation, are neither in the file nor erased', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Honeycombe');
  const { context, traces } = person;
  const asked = (await dataOf(person)).alerts.find(({ channel }) => channel === 'email');
  await context.store.alerts.changeLinked(asked?.alerts[0]?.id ?? '', 'confirm-own', new Date(own.here.now()));
  const letter = { site: 'harbour', fromName: 'Harbour', to: traces.email, replyTo: null, html: null, isAutomatic: true };
  const id = randomUUID();
  await own.mailbox.post('sales@dealer.example').send({ ...letter, id, subject: 'Receipt', text: 'For Jessamy' });
  expect(await textOf(person)).not.toContain('For Jessamy');
  await erase(person);
  expect(await own.mailbox.read('harbour', id)).toMatchObject({ subject: 'Receipt' });
});

test('A12 the file has no hash that something is recognised by, and nothing of another person, or of the same number elsewhere', async () => {
  const phone = aPhone();
  const person = await own.aPerson('harbour', phone, 'Ottoline');
  const others = [await own.aPerson('harbour', aPhone(), 'Pemberton'), await own.aPerson('summit', phone, 'Rackstraw')];
  const text = await textOf(person);
  for (const { traces } of others) expect(text).not.toContain(traces.lastName);
  expect(text).not.toContain(others[0]?.traces.phone);
  const { account } = JSON.parse(text) as Exported;
  expect([account.codes.length, account.sign_ins.length, account.sessions.length]).toEqual([2, 2, 2]);
  // A letter has a subject of its own.
  const rows = JSON.stringify(JSON.parse(text, (name, value: unknown) => (name === 'letters' ? undefined : value)));
  for (const secret of ['token_hash', 'code_hash', 'subject', 'network', 'sender', 'visitor', 'idempotency_key', 'visitors'])
    expect(rows).not.toContain(`"${secret}"`);
});

test('A12 the file says nothing that only the dealer may know: where leads go to, and what was held as spam and why', async () => {
  const text = await textOf(await own.aPerson('harbour', aPhone(), 'Gathercole'));
  expect(text).not.toContain('sales@dealer.example');
  for (const name of ['planned', 'spam', 'last_error', 'recipient'])
    expect(text).not.toMatch(new RegExp(`"[a-z_]*${name}[a-z_]*":`));
});

test('A12, K5.3 erasing leaves nothing of a person in any table, nor in the mailbox and the documents', async () => {
  const phone = aPhone();
  const person = await own.aPerson('harbour', phone, 'Saltmarsh');
  const subject = person.context.services.signer.sign('phone', phone);
  expect((await found(person)).length).toBeGreaterThan(10);
  expect([await countOf('signInCode', subject), await countOf('signInEvent', subject)]).toEqual([2, 2]);
  await erase(person);
  expect(await found(person)).toEqual([]);
  expect([await countOf('signInCode', subject), await countOf('signInEvent', subject)]).toEqual([0, 0]);
});

test('A12 erasing touches nobody else on the site, and not the same number on another', async () => {
  const phone = aPhone();
  const person = await own.aPerson('harbour', phone, 'Thistlewood');
  const others = [await own.aPerson('harbour', aPhone(), 'Umberslade'), await own.aPerson('summit', phone, 'Vavasour')];
  const before = await Promise.all(others.map((other) => textOf(other)));
  const documents = () => readdirSync(own.uploadsDir).length;
  const were = documents();
  await erase(person);
  expect(await Promise.all(others.map((other) => textOf(other)))).toEqual(before);
  expect(documents()).toBe(were - 3);
});

test('A12 the address in somebody’s details gives them no email that was sent to it: nobody has proved that it is theirs', async () => {
  const victim = await own.aPerson('harbour', aPhone(), 'Wolstenholme');
  const thief = await own.aPerson('harbour', aPhone(), 'Xavierson');
  await thief.context.store.accounts.putShopperDetails(thief.shopper.shopperId, {
    firstName: '',
    lastName: '',
    email: victim.traces.email,
    postcode: '',
  });
  expect(await textOf(thief)).not.toContain(victim.traces.lastName);
  const before = await textOf(victim);
  await erase(thief);
  expect(await textOf(victim)).toBe(before);
});

test('A12 an address that somebody else has confirmed gives a shopper none of its letters, and erasing leaves them there', async () => {
  const thief = await own.aPerson('harbour', aPhone(), 'Marchbanks');
  const { context, shopper } = thief;
  const victim = { context, traces: { ...thief.traces, phone: '', typed: '0499 000 111', lastName: 'Nethersole', email: '' } };
  const { email } = await started(context, own.here.fleet, ALL_CARS);
  await own.send({ ...victim, traces: { ...victim.traces, email } });
  const wanted = { kind: 'vehicle', vehicleId: await own.carId('harbour') } as const;
  expect((await ask(context, wanted, { email }, shopper)).kind).toBe('asked');
  const text = await textOf(thief);
  expect(text).toContain(email);
  expect(text).not.toContain('Nethersole');
  expect((await dataOf(thief)).alerts.find(({ address }) => address === email)).toMatchObject({
    isOwn: false,
    confirmedAt: null,
    letters: [],
  });
  const inMailbox = async () => (await own.find('Nethersole')).filter((where) => where.startsWith('mailbox/')).length;
  const before = await inMailbox();
  expect(before).toBeGreaterThan(0);
  await erase(thief);
  expect(await inMailbox()).toBe(before);
  expect((await alertsTo(own.here.fleet, email)).map(({ isOn }) => isOn)).toEqual([true]);
});

test('A12 the link that would prove an address is not in the file of whoever typed it; the file says that it was sent', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Osbaldeston');
  const { context, shopper } = person;
  const email = anEmail();
  await ask(context, ALL_CARS, { email }, shopper);
  const { fleet } = own.here;
  const post = own.mailbox.post('alerts@platform.example');
  const sites = new LeadSites({ db: fleet.all, hostMode: 'local', port: 3000, images: ownImages(null) });
  const { signer, sms } = context.services;
  await sendConfirmations({ db: fleet.all, sites, post, sms, signer, now: () => new Date(own.here.now()) });
  const copies = async () => (await own.mailbox.list('harbour')).filter(({ to }) => to === email);
  expect((await copies()).map(({ text }) => text)).toEqual([expect.stringContaining('/alerts/confirm?key=')]);
  expect(await textOf(person)).not.toContain('/alerts/confirm');
  expect((await dataOf(person)).alerts.find(({ address }) => address === email)).toMatchObject({
    letters: [],
    note: expect.stringContaining('We sent a confirmation to this address.'),
  });
  await erase(person);
  expect(await copies()).toEqual([]);
});

test('A12 erasing that stops between files and rows is done again, and then nothing is left', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Yarborough');
  const storage = personalStorage(person.context);
  const dead = Object.assign(new Mailbox('/nowhere'), {
    remove: (site: string, id: string) => own.mailbox.remove(site, id),
    removeTo: () => Promise.reject(new Error('The disk is gone.')),
  });
  await expect(eraseShopper({ ...storage, mailbox: dead }, person.shopper)).rejects.toThrow('The disk is gone.');
  expect((await dataOf(person)).account.sessions).toHaveLength(2);
  await erase(person);
  expect(await found(person)).toEqual([]);
  await erase(person);
});

test('A12 files go before the rows that name them, so that an interruption leaves nothing that nobody finds', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Zouche');
  const storage = personalStorage(person.context);
  const { store } = person.context;
  const accounts = Object.assign(Object.create(store.accounts) as typeof store.accounts, {
    ownLeadFiles: (id: string) => store.accounts.ownLeadFiles(id),
    eraseOwnLeads: () => Promise.reject(new Error('The database is gone.')),
  });
  const stuck = Object.assign(Object.create(store) as typeof store, { accounts });
  await expect(eraseShopper({ ...storage, store: stuck }, person.shopper)).rejects.toThrow('The database is gone.');
  expect((await own.find(person.traces.lastName)).filter((where) => where.startsWith('uploads/'))).toEqual([]);
  expect((await dataOf(person)).enquiries).toHaveLength(3);
  await erase(person);
  expect(await found(person)).toEqual([]);
});

test('A12 whoever has erased their data is signed out, and signs in anew as somebody the site knows nothing about', async () => {
  const phone = aPhone();
  const person = await own.aPerson('harbour', phone, 'Abernathy');
  const { token } = await own.here.signIn(person.context, phone);
  const sender = { ip: '203.0.113.7', visitor: null, session: token, isSecure: true, userAgent: '', page: '' };
  expect(await readSession({ ...person.context, sender })).not.toBeNull();
  await erase(person);
  expect(await readSession({ ...person.context, sender })).toBeNull();
  const { shopper } = await own.here.signIn(person.context, phone);
  expect(shopper.shopperId).not.toBe(person.shopper.shopperId);
  expect((await dataOf({ ...person, shopper })).enquiries).toEqual([]);
});

test('A12 erasing does not give a network address or a site more codes than it may send', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Bickerstaff');
  const count = () => sql<{ count: string }>`select count(*) from sign_in_event`.execute(own.here.fleet.all);
  const before = (await count()).rows[0]?.count;
  await erase(person);
  expect((await count()).rows[0]?.count).toBe(before);
  const limits = { ...person.context.services.codeLimits, addressHour: Number(before) };
  const limited = { ...person.context, services: { ...person.context.services, codeLimits: limits } };
  expect((await requestCode(limited, aPhone())).kind).toBe('tooMany');
});

test('A12, H9 a shopper cannot download or erase again and again, and what is refused changes nothing', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Etheredge');
  const ownData = new WindowLimit(1, 600_000, () => own.here.now());
  const context = { ...person.context, services: { ...person.context.services, ownData } };
  const [first, second] = [await downloadMyData(context, person.shopper), await downloadMyData(context, person.shopper)];
  expect([first.status, first.headers.get('cache-control'), first.headers.get('content-disposition')]).toEqual([
    200,
    'no-store',
    'attachment; filename="harbour-my-data.json"',
  ]);
  expect([second.status, (await second.text()).includes('Etheredge')]).toEqual([429, false]);
  expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await eraseMyData(context, person.shopper)).toEqual({ waitSeconds: expect.any(Number) });
  expect((await dataOf(person)).enquiries).toHaveLength(3);
  expect(await eraseMyData(person.context, person.shopper)).toBeNull();
  expect(await found(person)).toEqual([]);
});

test('A12 nobody is kept from their data by what others send from the same network address, or ask for themselves', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Featherstone');
  const other = await own.aPerson('harbour', aPhone(), 'Gillingham');
  const limits = {
    attempts: new AddressLimit(0, 600_000, () => own.here.now()),
    ownData: new WindowLimit(1, 600_000, () => own.here.now()),
  };
  const context = { ...person.context, services: { ...person.context.services, ...limits } };
  expect((await downloadMyData(context, other.shopper)).status).toBe(200);
  expect((await downloadMyData(context, other.shopper)).status).toBe(429);
  expect(await eraseMyData(context, person.shopper)).toBeNull();
  expect(await found(person)).toEqual([]);
});

test('A12 an alert for words that somebody typed is in the file with these words, once it is confirmed', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Heatherington');
  await ask(person.context, aSearch('query=corolla'), { channel: 'sms', email: '' }, person.shopper);
  const words = (await dataOf(person)).alerts.flatMap(({ alerts }) => alerts.map((alert) => alert.words));
  expect(words).toContain('“corolla”');
});

test('A12, K5 the command line prints the page’s file and erases what the page erases', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Cholmondeley');
  const other = await own.aPerson('harbour', aPhone(), 'Dalrymple');
  const onPage = JSON.parse(await textOf(person)) as object;
  const command = (action: string, phone: string) => ['shoppers', action, phone, '--site', 'harbour'];
  const [printed, erased, again, unknown] = await runCommands(own.here.fleet.database, own.folder, [
    command('export', person.traces.typed),
    command('erase', person.traces.typed),
    command('erase', person.traces.typed),
    command('export', 'no number'),
  ]);
  expect({ ...(JSON.parse(printed?.output ?? '') as object), exported_at: '' }).toEqual({ ...onPage, exported_at: '' });
  expect(erased).toMatchObject({ code: 0, output: expect.stringContaining('has been erased') });
  expect(await found(person)).toEqual([]);
  expect((await dataOf(other)).enquiries).toHaveLength(3);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('Nobody has signed in') });
  expect(unknown?.code).not.toBe(0);
});

test('A12 whoever is about to erase everything reads what goes, and which booking to cancel first', async () => {
  const person = await own.aPerson('harbour', aPhone(), 'Fotheringay');
  const { site } = person.context;
  const saving = (savesTo: 'account' | 'browser') => ({
    ...person.context,
    site: { ...site, switches: { ...site.switches, savesTo } },
  });
  expect(await myDataView(saving('browser'), person.shopper, 'erase')).toMatchObject({
    text: 'Your enquiries, alerts and details will be erased now, and can’t be recovered.',
  });
  expect(await myDataView(saving('account'), person.shopper, 'erase')).toMatchObject({
    title: 'Erase everything?',
    text: 'Your enquiries, alerts, watchlist and details will be erased now, and can’t be recovered.',
    bookings: [expect.stringContaining('2099')],
    who: expect.stringContaining('•••'),
  });
});
