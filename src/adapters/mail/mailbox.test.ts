import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '#src/adapters/mail/mail.ts';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { readMailbox } from '#src/use-cases/leads/read-mailbox.ts';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-mailbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const aMail = (facts: Partial<Mail> = {}): Mail => ({
  id: 'd-1',
  site: 'harbour',
  fromName: 'Harbour City Motors',
  to: 'sales@dealer.example',
  replyTo: { name: 'Sam Lee', address: 'sam@shopper.example' },
  subject: 'Enquiry from Sam Lee',
  text: 'Is it still there?',
  html: '<p>Is it still there?</p>',
  isAutomatic: false,
  ...facts,
});
const put = (folder: string, ...mails: Mail[]) =>
  Promise.all(mails.map((mail) => new Mailbox(folder).post('leads@platform.example').send(mail)));

test('L14p without a mail server an email is a file that mail programs can read', async () => {
  const folder = aFolder();
  await put(folder, aMail());
  const read = await PostalMime.parse(readFileSync(path.join(folder, 'harbour', 'd-1.eml')));
  expect(read).toMatchObject({
    messageId: '<d-1@platform.example>',
    subject: 'Enquiry from Sam Lee',
    from: { name: 'Harbour City Motors', address: 'leads@platform.example' },
    replyTo: [{ name: 'Sam Lee', address: 'sam@shopper.example' }],
    html: expect.stringContaining('<p>Is it still there?</p>'),
  });
});

test('L14p an email that is sent twice is stored once, with no partial file beside it', async () => {
  const folder = aFolder();
  await put(folder, aMail(), aMail());
  expect(readdirSync(path.join(folder, 'harbour')).sort()).toEqual(['d-1.eml', 'd-1.json']);
});

test('P6d the development page shows this site’s emails only', async () => {
  const folder = aFolder();
  await put(folder, aMail(), aMail({ id: 'd-2', site: 'summit', subject: 'Another site’s' }));
  const page = (id: string | null) =>
    readMailbox({ isLocal: true, site: { slug: 'harbour' }, services: { mailboxDir: folder } } as never, id);
  expect((await page(null))?.entries.map(({ id }) => id)).toEqual(['d-1']);
  expect((await page('d-1'))?.open?.text).toBe('Is it still there?');
  expect(await page('d-2')).toBeNull();
  expect(await page('../summit/d-2')).toBeNull();
});

test('P6d an email that an earlier version stored is shown as an email', async () => {
  const folder = aFolder();
  await put(folder, aMail());
  const file = path.join(folder, 'harbour', 'd-1.json');
  const { kind, ...older } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(kind).toBe('email');
  writeFileSync(file, JSON.stringify(older));
  expect(await new Mailbox(folder).list('harbour')).toMatchObject([{ kind: 'email', subject: 'Enquiry from Sam Lee' }]);
});

test('P6d the development page answers on a developer’s machine only', async () => {
  const folder = aFolder();
  await put(folder, aMail());
  expect(
    await readMailbox({ isLocal: false, site: { slug: 'harbour' }, services: { mailboxDir: folder } } as never, null),
  ).toBeNull();
});

test('H10.5 emails can be read by the server’s own user only', async () => {
  const folder = aFolder();
  await put(folder, aMail());
  const modeOf = (...parts: string[]) => statSync(path.join(folder, ...parts)).mode & 0o777;
  expect(modeOf('harbour')).toBe(0o700);
  expect(['d-1.eml', 'd-1.json'].map((name) => modeOf('harbour', name))).toEqual([0o600, 0o600]);
});

test('H10 old files are found with the email they belong to, and whether they were finished', async () => {
  const folder = aFolder();
  await put(folder, aMail(), aMail({ id: 'd-2', site: 'summit' }));
  writeFileSync(path.join(folder, 'harbour', 'd-1.eml.12-ab'), '');
  const long = new Date(Date.now() - 60_000);
  for (const name of ['d-1.eml', 'd-1.eml.12-ab']) utimesSync(path.join(folder, 'harbour', name), long, long);
  const found = await new Mailbox(folder).filesBefore(Date.now() - 30_000);
  expect(found.map(({ id, isWhole }) => ({ id, isWhole })).toSorted((one) => (one.isWhole ? -1 : 1))).toEqual([
    { id: 'd-1', isWhole: true },
    { id: 'd-1', isWhole: false },
  ]);
});

test('K5.3 an erased lead’s email is deleted from the mailbox', async () => {
  const folder = aFolder();
  await put(folder, aMail());
  await new Mailbox(folder).remove('harbour', 'd-1');
  expect(readdirSync(path.join(folder, 'harbour'))).toEqual([]);
});
