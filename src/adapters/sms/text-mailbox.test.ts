import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { SmsRefused, type TextMessage } from '#src/adapters/sms/sms.ts';
import { textMailbox } from '#src/adapters/sms/text-mailbox.ts';
import { readMailbox } from '#src/use-cases/leads/read-mailbox.ts';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const aText = (facts: Partial<TextMessage> = {}): TextMessage => ({
  id: 'm-1',
  site: 'harbour',
  to: '+61491570156',
  text: '481516 is your Harbour City Motors code.\n@harbour.example #481516',
  ...facts,
});
const put = (folder: string, ...texts: TextMessage[]) =>
  Promise.all(texts.map((text) => textMailbox(new Mailbox(folder)).send(text)));
const page = (folder: string, id: string | null, isLocal = true) =>
  readMailbox({ isLocal, site: { slug: 'harbour' }, services: { mailboxDir: folder } } as never, id);

test('without a gateway a text message is a whole file, with no partial file beside it, also when it is sent twice', async () => {
  const folder = aFolder();
  await put(folder, aText(), aText());
  expect(readdirSync(path.join(folder, 'harbour'))).toEqual(['m-1.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'harbour', 'm-1.json'), 'utf8'))).toEqual({
    kind: 'sms',
    id: 'm-1',
    at: expect.any(Number),
    to: '+61491570156',
    text: '481516 is your Harbour City Motors code.\n@harbour.example #481516',
  });
});

test('H10.5 text messages can be read by the server’s own user only', async () => {
  const folder = aFolder();
  await put(folder, aText());
  const modeOf = (...parts: string[]) => statSync(path.join(folder, ...parts)).mode & 0o777;
  expect([modeOf('harbour'), modeOf('harbour', 'm-1.json')]).toEqual([0o700, 0o600]);
});

test('H10.5 no id and no site leads out of the mailbox', async () => {
  const folder = aFolder();
  await put(folder, aText({ id: '../../m-1' }), aText({ id: 'm-2', site: '../harbour' }));
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(inside).toHaveLength(2);
});

test('P6d the development page lists this site’s text messages by their first line, and shows them whole', async () => {
  const folder = aFolder();
  await put(folder, aText(), aText({ id: 'm-2', site: 'summit' }));
  const { entries = [] } = (await page(folder, null)) ?? {};
  expect(entries).toEqual([
    { id: 'm-1', at: expect.any(Number), kind: 'sms', to: '+61491570156', title: '481516 is your Harbour City Motors code.' },
  ]);
  expect((await page(folder, 'm-1'))?.open?.text).toBe(aText().text);
  expect(await page(folder, 'm-2')).toBeNull();
});

test('P6d text messages are shown on a developer’s machine only', async () => {
  const folder = aFolder();
  await put(folder, aText());
  expect([await page(folder, null, false), await page(folder, 'm-1', false)]).toEqual([null, null]);
});

test('everything that a site sent to one phone is deleted, and nothing else', async () => {
  const folder = aFolder();
  const other = aText({ id: 'm-3', to: '+61491570157' });
  await put(folder, aText(), aText({ id: 'm-2' }), other, aText({ id: 'm-4', site: 'summit' }));
  expect(await new Mailbox(folder).removeTo('harbour', '+61491570156')).toBe(2);
  expect(readdirSync(path.join(folder, 'harbour'))).toEqual(['m-3.json']);
  expect(readdirSync(path.join(folder, 'summit'))).toEqual(['m-4.json']);
});

test('a mailbox that cannot be written means refused, without the text', async () => {
  const folder = path.join(aFolder(), 'a-file');
  writeFileSync(folder, '');
  const error: unknown = await put(folder, aText()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SmsRefused);
  expect(String(error)).toBe('SmsRefused: The text message could not be written to the mailbox.');
});
