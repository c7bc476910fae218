import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { confirmAlert, readAlertLink, restartAlert, stopAlert } from '#src/use-cases/alerts/alert-links.ts';
import { changeFrequency, chooseContact, readOwnAlerts, switchAlert } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ALL_CARS, alertsTo, anEmail, aSearch, ask, keysOf, signedInWith, withWatchlists } from './alert-harness.ts';
import { anOwnDataHarness, type OwnDataHarness } from './own-data-harness.ts';
import { aPhone } from './sign-in-harness.ts';

let own: OwnDataHarness;
let harbour: Context;
beforeAll(async () => {
  own = await anOwnDataHarness();
  harbour = withWatchlists(await own.at('harbour'));
});
afterAll(() => own.end());

/** Those who signed in, by their shopper's id. */
const tokens = new Map<string, string>();
async function aShopper(): Promise<SignedIn> {
  const { shopper, token } = await own.here.signIn(harbour, aPhone());
  tokens.set(shopper.shopperId, token);
  return shopper;
}
const as = ({ shopperId }: SignedIn): Context => signedInWith(harbour, tokens.get(shopperId) ?? '');
const keys = (email: string) => keysOf(harbour, own.here.fleet, email);
const running = async (email: string) => (await alertsTo(own.here.fleet, email)).filter(({ isOn }) => isOn).length;
const searches = async (who: SignedIn) => (await readOwnAlerts(harbour, who)).alerts.filter(({ kind }) => kind === 'search');
const watchlistOf = async (who: SignedIn) =>
  (await readOwnAlerts(harbour, who)).alerts.find(({ kind }) => kind === 'watchlist')?.isOn;

/** Asks for a search as a shopper, to an address whose reader starts it signed out. */
async function startedByReader(who: SignedIn) {
  const email = anEmail();
  expect((await ask(harbour, ALL_CARS, { email }, who)).kind).toBe('asked');
  const link = await keys(email);
  expect(await confirmAlert(harbour, link.confirm)).toMatchObject({ isStarted: true });
  own.here.pass(1000);
  return { email, ...link };
}

/** Proves an email address as a shopper's own. */
async function prove(who: SignedIn, email: string): Promise<void> {
  await chooseContact(harbour, who, { channel: 'email', email });
  expect(await confirmAlert(as(who), (await keys(email)).confirm)).toMatchObject({ isStarted: true });
  own.here.pass(1000);
}

test('A11, K5 what the reader of an address has stopped is started again by nobody else', async () => {
  const stranger = await aShopper();
  const { email, stop } = await startedByReader(stranger);
  const [alert] = await alertsTo(own.here.fleet, email);
  expect(await stopAlert(harbour, stop)).toMatchObject({ isStopped: true });
  expect(await switchAlert(harbour, stranger, alert?.id ?? '', true)).toBe(false);
  expect(await changeFrequency(harbour, stranger, alert?.id ?? '', 'week')).toBe(false);
  own.here.pass(1000);
  expect((await ask(harbour, ALL_CARS, { email }, stranger)).kind).toBe('asked');
  await chooseContact(harbour, stranger, { channel: 'sms' });
  for (const { id } of await searches(stranger)) await switchAlert(harbour, stranger, id, true);
  expect(await running(email)).toBe(0);
  expect(await readAlertLink(harbour, stop)).toMatchObject({ isStopped: true });
  expect(await restartAlert(harbour, stop)).toMatchObject({ isStarted: true });
});

test('A11, K5 whoever asks again for an address that stopped an alert needs its confirmation again', async () => {
  const stranger = await aShopper();
  const { email, stop } = await startedByReader(stranger);
  await stopAlert(harbour, stop);
  own.here.pass(1000);
  for (const who of [stranger, null]) {
    expect((await ask(harbour, ALL_CARS, { email }, who)).kind).toBe('asked');
    expect(await running(email)).toBe(0);
  }
  expect(await confirmAlert(harbour, (await keys(email)).confirm)).toMatchObject({ isStarted: true });
  expect(await running(email)).toBe(1);
});

test('A12, H1 a shopper’s file and page say the same of an alert to an address that is not theirs, whatever its reader did', async () => {
  const [one, other, third] = [await aShopper(), await aShopper(), await aShopper()];
  await startedByReader(one);
  await stopAlert(harbour, (await startedByReader(other)).stop);
  await ask(harbour, ALL_CARS, { email: anEmail() }, third);
  const seen = async (who: SignedIn) => {
    const file = JSON.parse(await exportShopper(personalStorage(harbour), who)) as { alerts: { alerts: object[] }[] };
    const { contact, alerts } = await readOwnAlerts(harbour, who);
    const text = JSON.stringify([file.alerts, contact, alerts]);
    return text.replace(/person\d+@|"[0-9a-f-]{36}"|"[\d-]+T[\d:.+Z]+(?:00)?"/g, '?');
  };
  expect(await seen(other)).toBe(await seen(one));
  expect(await seen(third)).toBe(await seen(one));
  expect(await seen(one)).toMatch(/"stoppedAt":null.*"confirmedAt":null/);
});

test('A11 an alert that its reader started signed out is named with its address, has no switch, and comes along with what its shopper chooses', async () => {
  const who = await aShopper();
  const { email, stop } = await startedByReader(who);
  expect((await readOwnAlerts(harbour, who)).contact).toMatchObject({ address: email, isConfirmed: false });
  expect(await searches(who)).toMatchObject([{ isOwn: false, isOn: false, way: { channel: 'email', address: email } }]);
  await chooseContact(harbour, who, { channel: 'sms' });
  expect(await searches(who)).toMatchObject([{ isOwn: true, isOn: true, way: { channel: 'sms' } }]);
  expect(await running(email)).toBe(0);
  expect(await running(who.phone)).toBe(2);
  // Its link is the reader's still, and nothing of the shopper is behind it.
  expect(await readAlertLink(harbour, stop)).toMatchObject({ isStopped: true, email: expect.stringContaining('@') });
});

test('A11 the shopper who asked makes the address theirs by the same link, also when it was started signed out before', async () => {
  const who = await aShopper();
  const { email, confirm } = await startedByReader(who);
  expect(await readAlertLink(as(who), confirm)).toMatchObject({ isStarted: true, canOwn: true });
  expect(await readAlertLink(harbour, confirm)).toMatchObject({ isStarted: true, canOwn: false });
  await confirmAlert(as(who), confirm);
  expect((await readOwnAlerts(harbour, who)).contact).toMatchObject({ address: email, isConfirmed: true, waiting: null });
  expect(await searches(who)).toMatchObject([{ isOwn: true, isOn: true }]);
  expect(await readAlertLink(as(who), confirm)).toMatchObject({ canOwn: false });
});

test('A11 an alert that was off when its shopper chose another way is switched on there', async () => {
  const who = await aShopper();
  const email = anEmail();
  await prove(who, email);
  await ask(harbour, ALL_CARS, { email }, who);
  const id = (await searches(who))[0]?.id ?? '';
  await switchAlert(harbour, who, id, false);
  await chooseContact(harbour, who, { channel: 'sms' });
  expect(await searches(who)).toMatchObject([{ id, isOn: false, way: { channel: 'sms' } }]);
  expect(await switchAlert(harbour, who, id, true)).toBe(true);
  expect(await searches(who)).toMatchObject([{ id, isOn: true, way: { channel: 'sms' } }]);
  expect(await running(email)).toBe(0);
  expect(await running(who.phone)).toBe(2);
});

test('A11 while a new address waits for its button the old way goes on, is shown, and can be switched off', async () => {
  const who = await aShopper();
  const email = anEmail();
  await chooseContact(harbour, who, { channel: 'sms' });
  own.here.pass(1000);
  expect(await chooseContact(harbour, who, { channel: 'email', email })).toEqual({ kind: 'confirm' });
  expect((await readOwnAlerts(harbour, who)).contact).toMatchObject({ channel: 'sms', isConfirmed: true, waiting: email });
  expect(await watchlistOf(who)).toBe(true);
  expect(await switchAlert(harbour, who, 'watchlist', false)).toBe(true);
  expect(await watchlistOf(who)).toBe(false);
  expect(await running(who.phone)).toBe(0);
  expect(await switchAlert(harbour, who, 'watchlist', true)).toBe(true);
  expect(await running(who.phone)).toBe(1);
  await confirmAlert(as(who), (await keys(email)).confirm);
  expect((await readOwnAlerts(harbour, who)).contact).toMatchObject({ channel: 'email', address: email, waiting: null });
  expect([await running(who.phone), await running(email), await watchlistOf(who)]).toEqual([0, 1, true]);
});

test('A11 two shoppers with one email address keep what each of them has', async () => {
  const [first, second] = [await aShopper(), await aShopper()];
  const email = anEmail();
  await prove(first, email);
  await ask(harbour, aSearch('range[km]=:5'), { email }, first);
  const before = await readOwnAlerts(harbour, first);
  await chooseContact(harbour, second, { channel: 'sms' });
  own.here.pass(1000);
  for (const km of [6, 5]) {
    await ask(harbour, aSearch(`range[km]=:${km}`), { email }, second);
    await confirmAlert(as(second), (await keys(email)).confirm);
    own.here.pass(1000);
  }
  expect(await readOwnAlerts(harbour, first)).toEqual(before);
  expect((await readOwnAlerts(harbour, second)).contact).toMatchObject({ address: email, isConfirmed: true });
  expect(await watchlistOf(second)).toBe(true);
  expect(await searches(second)).toMatchObject([{ isOn: true }, { isOn: true }]);
  for (const { id } of await searches(second)) await switchAlert(harbour, second, id, false);
  await chooseContact(harbour, second, { channel: 'sms' });
  expect(await readOwnAlerts(harbour, first)).toEqual(before);
  await harbour.store.alerts.eraseAlertsOfPerson(second.shopperId);
  expect(await readOwnAlerts(harbour, first)).toEqual(before);
});

test('A11 an alert that is switched off and asked for again is one alert', async () => {
  const who = await aShopper();
  await chooseContact(harbour, who, { channel: 'sms' });
  await ask(harbour, ALL_CARS, { channel: 'sms' }, who);
  const [first] = await searches(who);
  await switchAlert(harbour, who, first?.id ?? '', false);
  own.here.pass(1000);
  expect((await ask(harbour, ALL_CARS, { channel: 'sms', every: 'week' }, who)).kind).toBe('started');
  expect(await searches(who)).toEqual([{ ...first, every: 'week', isOn: true }]);
});

test('A11 what a shopper asked for before they chose how they are told starts when they do', async () => {
  const who = await aShopper();
  const email = anEmail();
  await ask(harbour, ALL_CARS, { email }, who);
  own.here.pass(1000);
  await prove(who, email);
  expect(await searches(who)).toMatchObject([{ isOwn: true, isOn: true }]);
});

test('A12 copies of what was sent of a shopper’s alerts to an address that is not proved are erased with them, and no others', async () => {
  const who = await aShopper();
  const { email } = await startedByReader(who);
  const { fleet } = own.here;
  await ask(harbour, aSearch('range[km]=:9'), { email });
  const [mine, other] = await alertsTo(fleet, email);
  const send = async (day: string, ...told: (string | undefined)[]) => {
    const { rows } = await sql<{ id: string; contactId: string }>`
      insert into alert_digest (site_id, contact_id, day, next_attempt_at, state)
      select site_id, contact_id, ${day}::date, now(), 'sent' from alert where id = ${mine?.id} returning id, contact_id`.execute(
      fleet.all,
    );
    const [digest] = rows;
    for (const alertId of told)
      await sql`with happened as (insert into stock_event (dealership_id, vehicle_id, kind, at)
          select dealership_id, id, 'listed', now() from vehicle limit 1 returning id, vehicle_id)
        insert into alert_finding (site_id, contact_id, alert_id, event_id, vehicle_id, digest_id, found_at)
        select ${harbour.site.id}, ${digest?.contactId}, ${alertId}, id, vehicle_id, ${digest?.id}, now() from happened`.execute(
        fleet.all,
      );
    const letter = { site: 'harbour', fromName: 'Harbour', replyTo: null, html: null, isAutomatic: true };
    await own.mailbox
      .post('alerts@platform.example')
      .send({ ...letter, id: digest?.id ?? '', to: email, subject: 'News', text: day });
  };
  await send('2026-11-01', mine?.id);
  await send('2026-11-02', mine?.id, other?.id);
  expect(await exportShopper(personalStorage(harbour), who)).not.toContain('2026-11-0');
  await eraseShopper(personalStorage(harbour), who);
  const left = (await own.mailbox.list('harbour')).filter(({ to }) => to === email).map(({ text }) => text.trim());
  expect(left).toEqual(['2026-11-02']);
});
