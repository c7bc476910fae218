import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkBlock } from '#src/blocks/check-block.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { connect } from '#src/store/connect.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile, siteFiles } from '#tests/factories/a-site-file.ts';
import { someServices } from '#tests/factories/some-services.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';

/**
 * What it costs to take a lead for good: the use-case, and a POST over HTTP, beside a bare client that commits the very same rows,
 * table by table and in one statement, on the same durable PostgreSQL over as many connections. Round by round in turn; only the ratio is a figure.
 */
const CONNECTIONS = 8;
const AT_ONCE = 32;
const LEADS = 1000;
const ROUNDS = 5;
/** More than a round sends, so that every lead has its confirmation. */
const CONFIRMATIONS = 2 * LEADS;

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
// As root the server runs as another user, who must be able to pass through this folder.
chmodSync(root, 0o755);
const server = await startEmbedded(path.join(root, 'data'));
const urls = await prepareDatabase(server.url);
const all = connect(urls.platform, { max: 2 });
const switches = {
  leadEmails: ['sales@dealer.example'],
  leadWebhookUrl: 'https://crm.dealer.example/leads',
  leadWebhookSecret: 'a secret of the bench',
};
const site = aSiteFile({ slug: 'bench', dealerships: [aDealership('bench-motors', { switches })] });
const { refused } = await applySites(new PlatformStore(all), async () => siteFiles([site]), [], checkBlock);
if (refused.length > 0) throw new Error(JSON.stringify(refused));
const { id: siteId } = await all.selectFrom('site').select('id').where('slug', '=', 'bench').executeTakeFirstOrThrow();

const app = connect(urls.app, { max: CONNECTIONS });
const showroom = await new Showrooms({ db: app, url: urls.app, budgetBytes: 1e9, now: Date.now }).of(siteId);
if (showroom === null) throw new Error('The site could not be loaded.');
const many = () => new AddressLimit(1e9, 600_000, Date.now);
const context: Context = {
  site: showroom.site,
  showroom,
  store: new SiteStore(app, siteId),
  now: showroom.asOf,
  images: ownImages('bench'),
  origin: 'https://bench.example',
  isLocal: true,
  services: {
    ...someServices(new Date()),
    leads: many(),
    leadLimits: { perPerson: 1000, perSite: 1e9, windowMs: 600_000 },
    confirmations: { recipientHour: 3, recipientDay: 6, siteHour: CONFIRMATIONS, senders: many() },
    uploadsDir: root,
    now: Date.now,
  },
  sender: { ip: '127.0.0.1', visitor: null, session: null, isSecure: false, userAgent: 'bench', page: '/contact-us' },
};
let people = 0;
/** Each lead is another person's. */
function raw() {
  people += 1;
  return {
    name: 'Sam',
    last_name: 'Lee',
    email: `sam.${people}@shopper.example`,
    phone: `04${String(people).padStart(8, '0')}`,
    message: randomUUID(),
    opt_in: 'true',
  };
}

async function byUseCase(): Promise<void> {
  const outcome = await submitLead(context, {
    form: 'contact',
    step: 0,
    raw: raw(),
    carKey: null,
    offerKey: null,
    leadId: null,
    idempotencyKey: randomUUID(),
    visitor: null,
    pageId: '/contact-us',
    attributes: { visited_pages: [], linked_query_params: {} },
    ip: '127.0.0.1',
    elapsedMs: null,
  });
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
}

const bare = new pg.Pool({ connectionString: urls.platform, max: CONNECTIONS });
bare.on('error', () => {});
const planned = [
  { channel: 'dealer-email', target: 'sales@dealer.example' },
  { channel: 'webhook', target: switches.leadWebhookUrl },
  { channel: 'shopper-email', target: 'sam@shopper.example' },
];

const rowValues = () => [
  siteId,
  randomUUID(),
  randomUUID(),
  JSON.stringify(raw()),
  JSON.stringify({ opt_in: true, shown: 'Send me news and offers', at: new Date().toISOString(), page: '/contact-us' }),
  JSON.stringify([{ step: 0, key: randomUUID(), digest: randomUUID() }]),
  JSON.stringify(planned),
];
const LEAD = `insert into lead (site_id, idempotency_key, fields_digest, form, category, fields, consent, visitors, steps, planned)
  values ($1, $2, $3, 'contact', 'General Enquiry', $4, $5, array[$3], $6, $7) returning id, site_id`;

/** A lead and its three deliveries, table by table in a transaction, as programs usually do. */
async function byTransaction(): Promise<void> {
  const client = await bare.connect();
  await client.query('begin');
  const { rows: leads } = await client.query<{ id: string }>({ name: 'lead', text: LEAD, values: rowValues() });
  await client.query({
    name: 'delivery',
    text: `insert into delivery (site_id, lead_id, channel, target)
      select $1, $2, p.channel, p.target from jsonb_to_recordset($3::jsonb) as p (channel text, target text)`,
    values: [siteId, leads[0]?.id, JSON.stringify(planned)],
  });
  await client.query('commit');
  client.release();
}

/** The same rows by one prepared statement: nothing can be quicker. */
async function byStatement(): Promise<void> {
  await bare.query({
    name: 'bare',
    text: `with made as (${LEAD})
      insert into delivery (site_id, lead_id, channel, target)
      select made.site_id, made.id, p.channel, p.target from made, jsonb_to_recordset($7::jsonb) as p (channel text, target text)`,
    values: rowValues(),
  });
}

const PORT = await freePort();
const web = fork(path.join(import.meta.dirname, '../src/server/web.ts'), {
  env: {
    ...process.env,
    PORT,
    DATA_DIR: path.join(root, 'web'),
    DATABASE_APP_URL: urls.app,
    LEADS_PER_ADDRESS: '1000000',
    LEAD_ATTEMPTS_PER_ADDRESS: '1000000',
    LEADS_PER_SITE: '100000000',
    CONFIRMATIONS_PER_ADDRESS_HOUR: '1000000',
    CONFIRMATIONS_PER_SITE_HOUR: String(CONFIRMATIONS),
    // As `npm start` runs it.
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  },
});
await once(web, 'message');
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const byHttp = () =>
  new Promise<void>((resolve, reject) => {
    const headers = { host: `bench.localhost:${PORT}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const request = http.request(
      { port: PORT, host: '127.0.0.1', path: '/api/leads', method: 'POST', agent, headers },
      (answer) => {
        answer
          .resume()
          .once('end', () => (answer.statusCode === 201 ? resolve() : reject(new Error(`HTTP ${answer.statusCode}`))));
      },
    );
    request.once('error', reject).end(JSON.stringify({ form: 'contact', ...raw() }));
  });

async function perSecond(take: () => Promise<void>): Promise<number> {
  await bare.query('delete from confirmation_sent');
  const begun = performance.now();
  let left = LEADS;
  const lane = async () => {
    for (; left > 0; ) {
      left -= 1;
      await take();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return (LEADS * 1000) / (performance.now() - begun);
}

const WAYS = {
  'bare client, a transaction': byTransaction,
  'bare client, one statement': byStatement,
  'use-case': byUseCase,
  'HTTP POST': byHttp,
};
const rates = new Map<string, number[]>(Object.keys(WAYS).map((name) => [name, []]));
for (const take of Object.values(WAYS)) await perSecond(take);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, take] of Object.entries(WAYS)) rates.get(name)?.push(await perSecond(take));
const median = (name: string) => (rates.get(name) ?? []).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
console.table(
  Object.fromEntries(
    Object.keys(WAYS).map((name) => [
      name,
      {
        'leads a second': Math.round(median(name)),
        ratio: (median(name) / median('bare client, a transaction')).toFixed(2),
        'to one statement': (median(name) / median('bare client, one statement')).toFixed(2),
      },
    ]),
  ),
);

web.kill('SIGTERM');
await once(web, 'exit');
agent.destroy();
await Promise.all([bare.end(), app.destroy(), all.destroy()]);
await server.stop();
rmSync(root, { recursive: true, force: true });
