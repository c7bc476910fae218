import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { aReceiver } from '#tests/factories/a-receiver.ts';
import { readSettings } from './settings/read-settings.ts';
import { smsSender } from './sms-sender.ts';

const MESSAGE = { id: 'm-1', site: 'harbour', to: '+61491570156', text: '481516 is your code.' };

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('without SMS_URL a text message goes to the mailbox', async () => {
  const folder = aFolder();
  await smsSender(readSettings({}), folder).send(MESSAGE);
  expect(await new Mailbox(folder).list('harbour')).toMatchObject([{ kind: 'sms', to: MESSAGE.to, text: MESSAGE.text }]);
});

test('with SMS_URL a text message goes to the gateway as the settings say, and not to the mailbox', async () => {
  const gateway = await aReceiver();
  onTestFinished(() => gateway.stop());
  const folder = aFolder();
  const settings = readSettings({
    SMS_URL: gateway.url,
    SMS_HEADERS: '{"X-Key":"KEY"}',
    SMS_BODY: 'number={to}&words={text}',
    WEBHOOK_LOOPBACK: 'allowed',
  });
  await smsSender(settings, folder).send(MESSAGE);
  expect(gateway.received).toMatchObject([
    { headers: { 'x-key': 'KEY' }, body: 'number=%2B61491570156&words=481516+is+your+code.' },
  ]);
  expect(await new Mailbox(folder).list('harbour')).toEqual([]);
});

test('a gateway by http is refused at the start unless programs on this machine may be called', () =>
  expect(() => smsSender(readSettings({ SMS_URL: 'http://127.0.0.1:8080/' }), '/nowhere')).toThrow(
    'SMS_URL must start with https:// unless WEBHOOK_LOOPBACK is "allowed".',
  ));
