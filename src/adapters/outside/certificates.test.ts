import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWebhook } from '#src/adapters/crm/send-webhook.ts';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { checkSmtp } from '#src/adapters/mail/check-smtp.ts';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import { fetchPhoto } from '#src/adapters/photos/fetch-photo.ts';
import { aCertificate } from '#tests/factories/a-certificate.ts';

/** A server with a certificate that nobody has signed: whoever stands between us and another has one of these. */
let asked = 0;
const server = createServer(aCertificate('localhost', 30), (_request, response) => {
  asked += 1;
  response.writeHead(200, { 'Content-Type': 'text/csv' }).end('{}');
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const find = () => Promise.resolve([{ address: '127.0.0.1' }]);
const MAIL = {
  id: 'd-1',
  site: 'harbour',
  fromName: 'Harbour',
  to: 'sam@shopper.example',
  replyTo: null,
  subject: 'Hello',
  text: 'Hello',
  html: null,
  isAutomatic: true,
};

test.each<[string, () => Promise<unknown>]>([
  ['photo', () => fetchPhoto(`${origin}/a.jpg`, null, { ownOrigins: new Set([origin]), find })],
  [
    'feed',
    () =>
      downloadFeed(`${origin}/stock.csv`, path.join(tmpdir(), 'never-written'), null, { ownOrigins: new Set([origin]), find }),
  ],
  [
    'webhook',
    () =>
      sendWebhook(
        { url: origin, secret: 'a secret', deliveryId: 'd-1', body: '{}' },
        { allowsLoopback: true, now: Date.now, find },
      ),
  ],
  ['email', () => smtpPost({ url: origin.replace('https:', 'smtps:'), from: 'leads@forecourt.example' }).send(MAIL)],
])('H10 no %s goes to or comes from a server whose certificate nobody has signed', async (_what, call) => {
  await expect(call()).rejects.toThrow(/self.signed|SELF_SIGNED/i);
  expect(asked).toBe(0);
});

test('H10 doctor tells of a mail server whose certificate nobody has signed', async () =>
  expect(await checkSmtp(origin.replace('https:', 'smtps:'))).toMatch(/self.signed/i));
