import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailRefused } from '#src/adapters/mail/mail.ts';
import { SmsRefused } from '#src/adapters/sms/sms.ts';
import { makeDigests, takeDigests } from '#src/store/alerts/digests.ts';
import { fenced } from '#src/store/fence.ts';
import { setWatchAlerts } from '#src/use-cases/accounts/set-watch-alerts.ts';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import { confirmAlert } from '#src/use-cases/alerts/alert-links.ts';
import { chooseContact, readOwnAlerts, switchAlert } from '#src/use-cases/alerts/own-alerts.ts';
import { sendDigests } from '#src/use-cases/alerts/send-digests.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { until } from '#tests/faults/processes.ts';
import { ALL_CARS, ask, keysOf, started } from './alert-harness.ts';
import { aDigestHarness, type DigestHarness, MORNING } from './digest-harness.ts';
import { aPhone } from './sign-in-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let harness: DigestHarness;
beforeEach(async () => {
  harness = await aDigestHarness();
});
afterEach(() => harness.end());

let cars = 0;
/** Another car comes into the lists. */
async function listOne(facts: object = {}): Promise<number> {
  cars += 1;
  const stocknum = `L${cars}`;
  await harness.stock('harbour-motors', [aVehicle({ stocknum, ...facts })]);
  return (await harness.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stocknum).executeTakeFirstOrThrow())
    .id;
}
const aSearcher = async (form: { every?: string } = {}) => {
  const person = await started(await harness.at('harbour'), harness.fleet, ALL_CARS, form);
  harness.pass(HOUR);
  return person;
};
async function aShopper() {
  const context = await harness.at('harbour');
  const phone = aPhone();
  const row = { siteId: context.site.id, phone, createdAt: harness.now() };
  const { id } = await harness.fleet.all.insertInto('shopper').values(row).returning('id').executeTakeFirstOrThrow();
  return { context, signedIn: { shopperId: id, sessionId: '', phone } };
}

test('A11 what is found at night waits for 8 am by the site’s clocks, and nothing is sent from 8 pm on', async () => {
  await aSearcher();
  // 8 pm in Brisbane.
  harness.setClock('2026-11-17T10:00:00Z');
  await listOne();
  expect(await harness.news()).toEqual([]);
  harness.setClock('2026-11-17T21:59:59Z');
  expect(await harness.news()).toEqual([]);
  harness.setClock('2026-11-17T22:00:00Z');
  expect(await harness.news()).toHaveLength(1);
});

test('A11 a weekly alert is told once in seven days, with all that came meanwhile', async () => {
  await aSearcher({ every: 'week' });
  await listOne();
  expect(await harness.news()).toHaveLength(1);
  for (let day = 1; day < 7; day += 1) {
    harness.pass(DAY);
    await listOne();
    expect(await harness.news()).toEqual([]);
  }
  harness.pass(DAY);
  expect(await harness.news()).toEqual([{ to: expect.any(String), subject: '6 new cars' }]);
});

test('A11 a watched vehicle’s changes come by text message to a shopper who has chosen it, unless its alert is off', async () => {
  const { context, signedIn } = await aShopper();
  const watched = await listOne({ price: 30_000 });
  const quiet = await listOne({ price: 30_000 });
  await harness.match();
  const fresh = await harness.at('harbour');
  for (const id of [watched, quiet]) expect(await saveCar(fresh, signedIn, id)).toBe('saved');
  await setWatchAlerts(context, signedIn, quiet, false);
  expect(await chooseContact(context, signedIn, { channel: 'sms' })).toEqual({ kind: 'chosen' });
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [
    aVehicle({ stocknum: `L${cars - 1}`, price: 28_000 }),
    aVehicle({ stocknum: `L${cars}`, price: 1_000 }),
  ]);
  await harness.news();
  expect(harness.texts).toHaveLength(1);
  expect(harness.texts[0]).toMatchObject({ to: signedIn.phone, site: 'harbour' });
  expect(harness.texts[0]?.text).toMatch(
    /^Harbour City Motors: \$2,000 less: 2022 Toyota Corolla\. http:\/\/harbour\.localhost:3000\/cars\/\S+\nStop: http:\/\/harbour\.localhost:3000\/alerts\/stop\?key=\S+$/,
  );
  expect(harness.mail.mails).toEqual([]);
});

test('A11 a price that fell before its vehicle was saved is no news for whoever saved it then', async () => {
  const { context, signedIn } = await aShopper();
  const id = await listOne({ price: 30_000 });
  await harness.match();
  await chooseContact(context, signedIn, { channel: 'sms' });
  const costs = async (price: number) => {
    harness.pass(HOUR);
    await harness.stock('harbour-motors', [aVehicle({ stocknum: `L${cars}`, price })]);
    harness.pass(HOUR);
  };
  await costs(28_000);
  await saveCar(await harness.at('harbour'), signedIn, id);
  expect(await harness.match()).toBe(0);
  await costs(27_000);
  await harness.news();
  expect(harness.texts.map(({ text }) => text)).toEqual([expect.stringContaining(': $1,000 less: ')]);
});

test('A11 a shopper who changes from text message to email on a day with news is told the rest on the next', async () => {
  const { context, signedIn } = await aShopper();
  const watched = await listOne({ price: 30_000 });
  await harness.match();
  await saveCar(await harness.at('harbour'), signedIn, watched);
  await chooseContact(context, signedIn, { channel: 'sms' });
  const costs = async (price: number) => {
    harness.pass(HOUR);
    await harness.stock('harbour-motors', [aVehicle({ stocknum: `L${cars}`, price })]);
    return harness.news();
  };
  await costs(28_000);
  expect(harness.texts).toHaveLength(1);
  const email = 'changed@shopper.example';
  await chooseContact(context, signedIn, { channel: 'email', email });
  const asked = (await context.store.alerts.alertsOfPerson(signedIn.shopperId)).find(({ address }) => address === email);
  await context.store.alerts.changeLinked(asked?.alerts[0]?.id ?? '', 'confirm-own', new Date(harness.now()));
  const isNews = ({ to, subject }: { to: string; subject: string }) => to === email && !subject.startsWith('Confirm');
  expect((await costs(26_000)).filter(isNews)).toEqual([]);
  expect(harness.texts).toHaveLength(1);
  harness.pass(DAY);
  expect((await harness.news()).filter(isNews)).toHaveLength(1);
});

test.each([
  ['was off when they chose it', 'confirm-own', false],
  ['was started signed out at an address they gave', 'confirm', true],
] as const)('A11 a shopper is told by text message alone of an alert that %s', async (_, act, wasOn) => {
  const { context, signedIn } = await aShopper();
  const email = 'left@shopper.example';
  await ask(context, ALL_CARS, { email }, signedIn);
  const [asked] = (await context.store.alerts.alertsOfPerson(signedIn.shopperId)).flatMap(({ alerts }) => alerts);
  await context.store.alerts.changeLinked(asked?.id ?? '', act, harness.now());
  const search = async () => (await readOwnAlerts(context, signedIn)).alerts.find(({ kind }) => kind === 'search')?.id ?? '';
  if (!wasOn) await switchAlert(context, signedIn, await search(), false);
  await chooseContact(context, signedIn, { channel: 'sms' });
  if (!wasOn) expect(await switchAlert(context, signedIn, await search(), true)).toBe(true);
  harness.pass(HOUR);
  await listOne();
  expect(await harness.news()).toEqual([]);
  expect(harness.texts).toHaveLength(1);
});

test('A11 a shopper whose alert has told somebody’s mailbox today is not told the rest by text message before tomorrow', async () => {
  const { context, signedIn } = await aShopper();
  const email = 'before@shopper.example';
  await ask(context, ALL_CARS, { email }, signedIn);
  await confirmAlert(context, (await keysOf(context, harness.fleet, email)).confirm);
  harness.pass(HOUR);
  await listOne();
  expect((await harness.news()).map(({ to }) => to)).toEqual([email]);
  await chooseContact(context, signedIn, { channel: 'sms' });
  await listOne();
  expect([await harness.news(), harness.texts]).toEqual([[], []]);
  harness.pass(DAY);
  expect([await harness.news(), harness.texts.length]).toEqual([[], 1]);
});

test('A11 an email that was refused is sent later on its day, the same one', async () => {
  await aSearcher();
  await listOne();
  harness.mail.refuse({ code: 451, text: 'Try again later.' });
  expect(await harness.news()).toEqual([]);
  expect(await harness.digests()).toEqual([{ state: 'due', error: expect.stringContaining('Try again later') }]);
  harness.mail.refuse(null);
  expect((await harness.send()).sent).toBe(0);
  harness.pass(HOUR);
  expect((await harness.send()).sent).toBe(1);
  expect((await harness.send()).sent).toBe(0);
});

test('A11 what could not be sent on its day is told on the next, in that day’s one digest', async () => {
  const { email } = await aSearcher();
  await listOne();
  harness.mail.refuse({ code: 451, text: 'Try again later.' });
  await harness.news();
  harness.mail.refuse(null);
  harness.pass(DAY);
  await listOne();
  expect(await harness.news()).toEqual([{ to: email, subject: '2 new cars' }]);
  expect((await harness.digests()).map(({ state }) => state)).toEqual(['failed', 'sent']);
});

test.each([
  ['the connection broke after it was sent', new MailRefused('no answer', { mayHaveArrived: true })],
  ['nobody knows what failed', new Error('?')],
])('A11 an email that may have arrived is never sent again: %s', async (_what, error) => {
  await aSearcher();
  await listOne();
  await harness.match();
  const failing = { ...harness.means, post: { send: () => Promise.reject(error), close: () => Promise.resolve() } };
  expect(await sendDigests(failing)).toEqual({ sent: 0, refused: 0, unknown: 1 });
  for (let day = 0; day < 3; day += 1) {
    harness.pass(DAY);
    expect(await harness.news()).toEqual([]);
  }
  expect((await harness.digests()).map(({ state }) => state)).toEqual(['unknown']);
});

test('A11 a text message that may have arrived is never sent again; one that was refused is', async () => {
  const { context, signedIn } = await aShopper();
  await saveCar(await harness.at('harbour'), signedIn, 0);
  const id = await listOne({ price: 30_000 });
  await harness.match();
  await saveCar(await harness.at('harbour'), signedIn, id);
  await chooseContact(context, signedIn, { channel: 'sms' });
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [aVehicle({ stocknum: `L${cars}`, price: 20_000 })]);
  await harness.match();
  const refusing = (mayHaveArrived: boolean) => ({
    ...harness.means,
    sms: { send: () => Promise.reject(new SmsRefused('no', { mayHaveArrived })) },
  });
  expect(await sendDigests(refusing(false))).toMatchObject({ refused: 1 });
  harness.pass(HOUR);
  expect(await sendDigests(refusing(true))).toMatchObject({ unknown: 1 });
  harness.pass(HOUR);
  await harness.send();
  expect(harness.texts).toEqual([]);
});

test('A11 two workers that send at the same time send each digest once', async () => {
  for (let at = 0; at < 12; at += 1) await started(await harness.at('harbour'), harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await listOne();
  expect(await Promise.all([harness.match(), harness.match()])).toContain(12);
  await Promise.all([harness.send(), harness.send(), harness.send()]);
  expect(new Set(harness.mail.mails.flatMap(({ envelopeTo }) => envelopeTo)).size).toBe(12);
  expect(harness.mail.mails).toHaveLength(12);
});

test('A11 a digest is taken by one worker, however many take at once', async () => {
  const context = await harness.at('harbour');
  for (let at = 0; at < 20; at += 1) await started(context, harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await listOne();
  await harness.match();
  const now = harness.now();
  const round = { siteId: context.site.id, day: '2026-11-17', weekBefore: '2026-11-10', unseenSince: new Date(0), now };
  expect(await makeDigests(harness.fleet.all, round)).toBe(20);
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = fenced(harness.fleet.all, context.site.id, async (trx) => {
    await sql`select id from alert_digest for update`.execute(trx);
    isHeld.resolve();
    await release.promise;
  });
  await isHeld.promise;
  let settled = 0;
  const taking = Promise.all(
    [1, 2].map(() =>
      takeDigests(harness.fleet.all, round, now, 20).finally(() => {
        settled += 1;
      }),
    ),
  );
  await until('both have passed over what another holds, or wait for it', async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks where not granted`.execute(
      harness.fleet.all,
    );
    return settled === 2 || rows[0]?.waiting === 2;
  });
  release.resolve();
  await holding;
  const taken = [...(await taking).flat(), ...(await takeDigests(harness.fleet.all, round, now, 20))];
  expect(taken).toHaveLength(20);
  expect(new Set(taken).size).toBe(20);
});

test('A11 somebody who is not seen for 90 days is asked once whether they still look, and told nothing more until they say so', async () => {
  const { email } = await aSearcher();
  harness.pass(91 * DAY);
  await listOne();
  expect(await harness.news()).toHaveLength(1);
  const text = harness.mail.mails[0]?.text ?? '';
  expect(text).toContain('Still looking?');
  const key = /\/alerts\/confirm\?key=(\S+)/.exec(text)?.[1] ?? '';
  harness.pass(DAY);
  await listOne();
  expect(await harness.news()).toEqual([]);
  expect(await confirmAlert(await harness.at('harbour'), key)).toMatchObject({ kind: 'found', isStarted: true });
  await listOne();
  expect(await harness.news()).toEqual([{ to: email, subject: '2 new cars' }]);
  expect(harness.mail.mails[1]?.text).not.toContain('Still looking?');
});

test('A11 the email that asks for a confirmation names what is watched and carries the link that starts it, and none of the words typed', async () => {
  const context = await harness.at('harbour');
  const { askAlert } = await import('#src/use-cases/alerts/ask-alert.ts');
  const address = '/search/used-cars?range[price]=:40000&query=evilwords';
  await askAlert(context, { kind: 'search', address }, { email: 'priya@shopper.example', every: 'day' }, null);
  expect(await harness.confirm()).toBe(1);
  expect(await harness.confirm()).toBe(0);
  const [sent] = harness.mail.mails;
  expect(sent?.subject).toBe('Confirm your alert: used cars under $40,000');
  expect(sent?.text).toContain('Didn’t ask for this? Ignore it and nothing happens.');
  expect(`${sent?.text}${sent?.html}${sent?.subject}`).not.toContain('evilwords');
  const key = /\/alerts\/confirm\?key=(\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
  expect(await confirmAlert(context, key)).toMatchObject({ isStarted: true });
  await askAlert(context, { kind: 'search', address }, { email: 'priya@shopper.example', every: 'day' }, null);
  await harness.confirm();
  expect(harness.mail.mails[1]?.subject).toBe('You already have this alert: used cars under $40,000');
});

test('A11 a confirmation that the mail server refuses is tried again', async () => {
  harness.mail.refuse({ code: 451, text: 'Later.' });
  const { askAlert } = await import('#src/use-cases/alerts/ask-alert.ts');
  await askAlert(await harness.at('harbour'), ALL_CARS, { email: 'priya@shopper.example', every: 'day' }, null);
  await harness.confirm();
  harness.mail.refuse(null);
  harness.pass(HOUR);
  expect(await harness.confirm()).toBe(1);
  expect(harness.mail.mails).toHaveLength(1);
});

test('A11 sites with summer time send by their own clocks', async () => {
  const own = await aDigestHarness([
    aSiteFile({ slug: 'south', switches: { timeZone: 'Australia/Adelaide' } }),
    aSiteFile({ slug: 'north', switches: { timeZone: 'Australia/Darwin' } }),
  ]);
  for (const slug of ['south', 'north']) await started(await own.at(slug), own.fleet, ALL_CARS);
  // The clocks go forward in Adelaide on 4 October 2026; Darwin, otherwise on the same time, has no summer time.
  own.setClock('2027-01-11T12:00:00Z');
  for (const slug of ['south', 'north']) await own.stock(`${slug}-motors`, [aVehicle()]);
  own.setClock('2027-01-11T21:35:00Z');
  expect(await own.news()).toHaveLength(1);
  own.setClock('2027-01-11T22:35:00Z');
  expect(await own.news()).toHaveLength(1);
  await own.end();
});

test('K5 events and what was found are removed after thirty days, stopped and unconfirmed alerts and their addresses later', async () => {
  const { removePastAlerts } = await import('#src/store/alerts/tidy-alerts.ts');
  const { askAlert } = await import('#src/use-cases/alerts/ask-alert.ts');
  await askAlert(await harness.at('harbour'), ALL_CARS, { email: 'nobody@shopper.example', every: 'day' }, null);
  await aSearcher();
  await listOne();
  await harness.news();
  const left = async () => {
    const { rows } = await sql<
      Record<string, string>
    >`select (select count(*) from stock_event) as events, (select count(*) from alert_finding) as found,
      (select count(*) from alert_digest) as digests, (select count(*) from alert) as alerts, (select count(*) from alert_contact) as contacts`.execute(
      harness.fleet.all,
    );
    return Object.values(rows[0] ?? {}).map(Number);
  };
  await removePastAlerts(harness.fleet.all, new Date(Date.parse(MORNING) + 6 * DAY));
  expect(await left()).toEqual([1, 1, 1, 2, 2]);
  await removePastAlerts(harness.fleet.all, new Date(Date.parse(MORNING) + 32 * DAY));
  expect(await left()).toEqual([0, 0, 0, 1, 1]);
});
