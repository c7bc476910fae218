import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { aMailServer, type MailServer } from '#tests/factories/a-mail-server.ts';
import { aReceiver, type Receiver } from '#tests/factories/a-receiver.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import type { CampaignCount, CampaignOrder } from '#tests/faults/lead-campaign.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';

/** `npm run test:leads` runs all of it; `npm test` a part that takes half a minute. */
const IS_WHOLE = process.env.LEAD_CAMPAIGN === 'whole';
const MINUTES = 60_000;

interface Ended {
  readonly count: CampaignCount;
  readonly dataDir: string;
  readonly mail: MailServer;
  readonly receiver: Receiver;
}

/** Runs a campaign against a site of its own, whose dealer has a real mail server and a real receiver. */
async function campaign(order: Pick<CampaignOrder, 'kills' | 'seconds' | 'leadsPerSecond'>): Promise<Ended> {
  const [mail, receiver, PORT] = await Promise.all([aMailServer(), aReceiver(), freePort()]);
  onTestFinished(async () => {
    await Promise.all([mail.stop(), receiver.stop()]);
  });
  const dataDir = aDataFolder();
  const sitesDir = path.join(path.dirname(dataDir), 'sites');
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  const switches = {
    leadEmails: ['sales@dealer.example'],
    leadWebhookUrl: receiver.url,
    leadWebhookSecret: 'a secret for the campaign',
    confirmsLeads: true,
  };
  const site = aSiteFile({ slug: 'campaign', dealerships: [aDealership('campaign-motors', { switches })] });
  writeFileSync(path.join(sitesDir, 'campaign.json'), JSON.stringify(site));
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));

  const sender = fork(path.join(import.meta.dirname, 'lead-campaign.ts'), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  onTestFinished(() => void sender.kill('SIGKILL'));
  sender.send({
    ...order,
    host: `campaign.localhost:${PORT}`,
    settings: {
      PORT,
      DATA_DIR: dataDir,
      SITES_DIR: sitesDir,
      SMTP_URL: mail.url,
      WEBHOOK_LOOPBACK: 'allowed',
      LEADS_PER_ADDRESS: '1000000',
      LEAD_ATTEMPTS_PER_ADDRESS: '1000000',
      LEADS_PER_PERSON: '1000000',
      LEADS_PER_SITE: '1000000',
      CONFIRMATIONS_PER_RECIPIENT_HOUR: '1000000',
      CONFIRMATIONS_PER_RECIPIENT_DAY: '1000000',
      CONFIRMATIONS_PER_SITE_HOUR: '1000000',
      CONFIRMATIONS_PER_ADDRESS_HOUR: '1000000',
      LOG_LEVEL: 'error',
    },
  } satisfies CampaignOrder);
  const [count] = (await Promise.race([
    once(sender, 'message'),
    once(sender, 'exit').then(() => Promise.reject(new Error('The campaign ended early.'))),
  ])) as [CampaignCount];
  return { count, dataDir, mail, receiver };
}

/** Waits until nothing is left to deliver; what failed while a process died is tried again with growing pauses. */
async function allSettled(dataDir: string): Promise<void> {
  for (const deadline = Date.now() + (IS_WHOLE ? 15 : 1.5) * MINUTES; Date.now() < deadline; await wait(500)) {
    const left = await asked<{ count: string }>(dataDir, `select count(*) from delivery where state = 'waiting'`);
    if (left[0]?.count === '0') return;
  }
  const left = await asked(dataDir, `select state, attempts, last_error, count(*) from delivery group by 1, 2, 3`);
  throw new Error(`Deliveries are still waiting: ${JSON.stringify(left)}`);
}

/** Each lead of a campaign says a word that no other does. */
const MESSAGE = /[0-9a-f]{8}-[0-9a-f-]{27}/;
/** The shopper's letter repeats nothing that was typed: it is known by the lead's reference. */
const REFERENCE = /^Reference: ([0-9a-f]{8})$/m;

/** Asks the database, as its owner. */
async function asked<T extends pg.QueryResultRow>(dataDir: string, question: string): Promise<T[]> {
  const running = await runningEmbedded(dataDir);
  const client = new pg.Client({ connectionString: running?.url ?? '' });
  await client.connect();
  try {
    return (await client.query<T>(question)).rows;
  } finally {
    await client.end();
  }
}

async function proved({ count, dataDir, mail, receiver }: Ended): Promise<void> {
  const { acknowledged } = count;
  const kept = await asked<{ id: string; message: string }>(dataDir, `select id, fields->>'message' as message from lead`);
  expect(kept).toHaveLength(acknowledged.length);
  expect(new Map(kept.map(({ id, message }) => [message, id]))).toEqual(
    new Map(acknowledged.map(({ message, leadId }) => [message, leadId])),
  );
  await allSettled(dataDir);
  const messages = new Set(acknowledged.map(({ message }) => message));
  const posted = receiver.received.map(({ body }) => (JSON.parse(body) as { fields: { message: string } }).fields.message);
  expect(new Set(posted)).toEqual(messages);
  const emailsTo = (to: string) => mail.mails.flatMap(({ envelopeTo, text }) => (envelopeTo.includes(to) ? [text ?? ''] : []));
  expect(new Set(emailsTo('sales@dealer.example').map((text) => MESSAGE.exec(text)?.[0]))).toEqual(messages);
  expect(new Set(emailsTo('sam@shopper.example').map((text) => REFERENCE.exec(text)?.[1]))).toEqual(
    new Set(acknowledged.map(({ leadId }) => leadId.slice(0, 8))),
  );
  // A delivery that came twice is known by its id: without the repeats each lead came once by each way.
  expect(new Set(mail.deliveryIds()).size).toBe(acknowledged.length * 2);
  expect(new Set(receiver.received.map(({ headers }) => headers['x-forecourt-delivery'])).size).toBe(acknowledged.length);
}

test(
  'L1g while web and worker are killed, every acknowledged lead is stored once and delivered',
  async () => {
    const order = IS_WHOLE ? { kills: 50, seconds: 60, leadsPerSecond: 25 } : { kills: 2, seconds: 3, leadsPerSecond: 15 };
    const ended = await campaign(order);
    expect(ended.count.kills).toBe(order.kills);
    await proved(ended);
  },
  IS_WHOLE ? 45 * MINUTES : 3 * MINUTES,
);

test(
  'L1h fifty leads a second, held for a while, are all stored once and delivered',
  async () => {
    const seconds = IS_WHOLE ? 60 : 3;
    const ended = await campaign({ kills: 0, seconds, leadsPerSecond: 50 });
    expect(ended.count.acknowledged.length).toBeGreaterThanOrEqual(49 * seconds);
    await proved(ended);
  },
  IS_WHOLE ? 15 * MINUTES : 3 * MINUTES,
);
