import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { confirmAlert } from '#src/use-cases/alerts/alert-links.ts';
import { chooseContact, readOwnAlerts } from '#src/use-cases/alerts/own-alerts.ts';
import { sendConfirmations } from '#src/use-cases/alerts/send-confirmations.ts';
import type { Context } from '#src/use-cases/context.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { ALL_CARS, alertsTo, anEmail, aSearch, ask, keysOf, signedInWith, started, withWatchlists } from './alert-harness.ts';
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
const fileOf = (who: SignedIn) => exportShopper(personalStorage(harbour), who);
const erase = (who: SignedIn) => eraseShopper(personalStorage(harbour), who);

const A_LETTER = {
  site: 'harbour',
  fromName: 'Harbour',
  replyTo: null,
  subject: 'One new match',
  text: 'For the victim.',
  html: null,
  isAutomatic: true,
};

interface Address {
  readonly address: string;
  readonly isOwn: boolean;
}
const addressesOf = async (who: SignedIn) =>
  (JSON.parse(await fileOf(who)) as { alerts: readonly Address[] }).alerts.map(({ address, isOwn }) => ({ address, isOwn }));

/** Proves an email address as a shopper's own. */
async function prove(who: SignedIn, email: string): Promise<void> {
  await chooseContact(harbour, who, { channel: 'email', email });
  own.here.pass(1000);
  expect(await confirmAlert(as(who), (await keysOf(harbour, own.here.fleet, email)).confirm)).toMatchObject({ isStarted: true });
}

/** Somebody with a proved address, and somebody else who has asked for an alert to it: with the link that was sent for that. */
async function victimAndStranger() {
  const [victim, stranger] = [await aShopper(), await aShopper()];
  const email = anEmail();
  await prove(victim, email);
  own.here.pass(1000);
  expect((await ask(harbour, aSearch('range[km]=:5'), { email }, stranger)).kind).toBe('asked');
  const { confirm } = await keysOf(harbour, own.here.fleet, email);
  return { victim, stranger, email, confirm };
}

test('A12, H1 what a stranger asked to have sent to an address stays there when its owner changes to text messages', async () => {
  const { victim, stranger, email } = await victimAndStranger();
  await chooseContact(harbour, victim, { channel: 'sms' });
  expect(await addressesOf(stranger)).toEqual([{ address: email, isOwn: false }]);
  expect(await fileOf(stranger)).not.toContain(victim.phone);
});

test('A12, K5 and when its owner proves another address', async () => {
  const { victim, stranger, email } = await victimAndStranger();
  const second = anEmail();
  await prove(victim, second);
  expect(await addressesOf(stranger)).toEqual([{ address: email, isOwn: false }]);
  expect(await fileOf(stranger)).not.toContain(second);
});

test('A12 a stranger’s link that is pressed after its owner has moved gives the stranger nothing of the new address, and erasing leaves it', async () => {
  const { victim, stranger, email, confirm } = await victimAndStranger();
  const second = anEmail();
  await prove(victim, second);
  await own.mailbox.post('alerts@platform.example').send({ ...A_LETTER, id: crypto.randomUUID(), to: second });
  await confirmAlert(harbour, confirm);
  expect((await addressesOf(stranger)).map(({ address }) => address)).toEqual([email]);
  expect(await fileOf(stranger)).not.toContain('For the victim.');
  const running = async () => (await alertsTo(own.here.fleet, second)).filter(({ isOn }) => isOn).length;
  const before = await running();
  expect(before).toBeGreaterThan(0);
  await erase(stranger);
  expect(await running()).toBe(before);
  expect((await own.mailbox.list('harbour')).filter(({ to }) => to === second).map(({ text }) => text.trim())).toContain(
    'For the victim.',
  );
});

test('A11, H1 whoever starts at their address what a stranger asked for gives the stranger nothing else of that address', async () => {
  const stranger = await aShopper();
  const { email } = await started(harbour, own.here.fleet, ALL_CARS);
  await own.mailbox.post('alerts@platform.example').send({ ...A_LETTER, id: crypto.randomUUID(), to: email });
  own.here.pass(1000);
  await ask(harbour, aSearch('range[km]=:5'), { email }, stranger);
  expect(await confirmAlert(harbour, (await keysOf(harbour, own.here.fleet, email)).confirm)).toMatchObject({ isStarted: true });
  const { contact, alerts } = await readOwnAlerts(harbour, stranger);
  expect(contact).toEqual({ channel: 'email', address: email, isConfirmed: false, waiting: email });
  expect(alerts.filter(({ kind }) => kind !== 'watchlist').map(({ words, isOwn, isOn }) => [words, isOwn, isOn])).toEqual([
    ['All cars · 5 km or less', false, false],
  ]);
  expect(await addressesOf(stranger)).toEqual([{ address: email, isOwn: false }]);
  expect(JSON.parse(await fileOf(stranger))).toMatchObject({ alerts: [{ alerts: [{ kind: 'search' }], found: [], sent: [] }] });
  expect(await fileOf(stranger)).not.toContain('For the victim.');
  expect((await ask(harbour, aSearch('range[km]=:6'), { email }, stranger)).kind).toBe('asked');
  await erase(stranger);
  expect((await alertsTo(own.here.fleet, email)).map(({ isOn }) => isOn)).toEqual([true]);
});

test('A11, H1 nor does it take the address from the shopper whose it is', async () => {
  const { victim, stranger, email, confirm } = await victimAndStranger();
  expect(await confirmAlert(harbour, confirm)).toMatchObject({ isStarted: true });
  expect((await readOwnAlerts(harbour, victim)).contact).toMatchObject({ address: email, isConfirmed: true });
  expect((await readOwnAlerts(harbour, stranger)).contact?.isConfirmed).toBe(false);
});

test('A11 what is on a watchlist goes to an address only once its shopper has said so signed in', async () => {
  const who = await aShopper();
  const email = anEmail();
  await chooseContact(harbour, who, { channel: 'email', email });
  const { confirm } = await keysOf(harbour, own.here.fleet, email);
  for (const reader of [harbour, as(await aShopper())])
    expect(await confirmAlert(reader, confirm)).toMatchObject({ isStarted: false, signIn: 'needed' });
  expect(await confirmAlert(as(who), confirm)).toMatchObject({ isStarted: true, signIn: null });
  expect((await readOwnAlerts(harbour, who)).contact?.isConfirmed).toBe(true);
});

test('A11 a confirmation link is void once its alert goes to another address than it was made for', async () => {
  const who = await aShopper();
  const [first, second] = [anEmail(), anEmail()];
  await ask(harbour, ALL_CARS, { email: first }, who);
  const { confirm } = await keysOf(harbour, own.here.fleet, first);
  own.here.pass(1000);
  await prove(who, first);
  await prove(who, second);
  const before = await alertsTo(own.here.fleet, second);
  expect(before.map(({ isOn }) => isOn)).toEqual([true, true]);
  expect(await confirmAlert(harbour, confirm)).toEqual({ kind: 'unknown' });
  expect(await alertsTo(own.here.fleet, second)).toEqual(before);
});

test('A11 an email that asks to confirm goes to the address that it was asked for, or to nobody', async () => {
  const who = await aShopper();
  const { email, victim } = await victimAndStranger();
  const [first, second, third] = [anEmail(), anEmail(), anEmail()];
  await ask(harbour, ALL_CARS, { email: first }, who);
  own.here.pass(1000);
  await prove(who, first);
  await prove(who, second);
  await prove(victim, third);
  const { signer, sms } = harbour.services;
  const sites = new LeadSites({ db: own.here.fleet.all, hostMode: 'local', port: 3000, images: ownImages(null) });
  const sent: string[] = [];
  const post = {
    send: ({ to, text }: { readonly to: string; readonly text: string }) => {
      sent.push(`${to} ${text.includes('your watchlist') ? 'watchlist' : 'search'}`);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const means = { db: own.here.fleet.all, sites, post, sms, signer, now: () => new Date(own.here.now()) };
  while ((await sendConfirmations(means)) > 0);
  const to = (address: string) => sent.filter((line) => line.startsWith(address));
  expect(to(second)).toEqual([`${second} watchlist`]);
  expect(to(third)).toEqual([`${third} watchlist`]);
  // What its owner asked for has gone on to the third; the stranger’s wish has not.
  expect(to(email)).toEqual([`${email} search`]);
});

test('A11 a shopper’s own alerts go along, and those that nobody in particular asked for and their address has confirmed', async () => {
  const who = await aShopper();
  const { email } = await started(harbour, own.here.fleet, ALL_CARS);
  own.here.pass(1000);
  await prove(who, email);
  expect((await ask(harbour, aSearch('range[km]=:5'), { email }, who)).kind).toBe('started');
  own.here.pass(1000);
  await ask(harbour, aSearch('range[km]=:6'), { email });
  await chooseContact(harbour, who, { channel: 'sms' });
  expect((await alertsTo(own.here.fleet, who.phone)).filter(({ isOn }) => isOn)).toHaveLength(3);
  const left = (await alertsTo(own.here.fleet, email)).filter(({ shopperId }) => shopperId === null);
  expect(left.map(({ isOn }) => isOn)).toEqual([false]);
});
