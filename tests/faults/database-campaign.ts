import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { watchDatabase } from '#src/server/start-database.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { ask } from '#tests/attacks/campaign/http-client.ts';
import { routesWith } from '#tests/attacks/campaign/routes.ts';
import { aMailServer } from '#tests/factories/a-mail-server.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import type { FaultLine } from './faults-table.ts';
import { oneSite } from './one-site.ts';
import { until } from './processes.ts';
import { runCli } from './run-cli.ts';
import { freePort, startForecourt } from './running-forecourt.ts';
import { type LeadCount, repeated, saysLater, steadyLeads } from './steady-leads.ts';
import { UNLIMITED } from './unlimited.ts';

export interface DatabaseOrder {
  /** For how long PostgreSQL is stopped. */
  readonly stoppedSeconds: number;
  /** How often it is killed with everything that it was doing. */
  readonly kills: number;
}

export interface DatabaseResult {
  readonly lines: readonly FaultLine[];
  readonly leads: LeadCount;
  /** The leads in the database, and those that the dealer got, each delivery once. */
  readonly found: readonly string[];
  readonly delivered: readonly string[];
  /** Public pages that were not answered with 200. */
  readonly pages: readonly string[];
  /** Answers to any address, while PostgreSQL was stopped, that were failures without a word on when to try again. */
  readonly failures: readonly string[];
  /** How many addresses were asked, by every method that browsers use. */
  readonly asked: number;
  /** How long after each kill the next lead was acknowledged. */
  readonly backMs: readonly number[];
}

const SITE = 'yard';
const SHOPPERS = 4;
const WARM = 10;
const MESSAGE = /[0-9a-f]{8}-[0-9a-f-]{27}/;
const FORM = 'application/x-www-form-urlencoded';

/** Shoppers look and send leads while PostgreSQL is stopped for a while, and then killed time after time and started again as the supervisor does. */
export async function databaseCampaign(folder: string, { stoppedSeconds, kills }: DatabaseOrder): Promise<DatabaseResult> {
  const [DATA_DIR, database] = [path.join(folder, 'data'), await startEmbedded(path.join(folder, 'postgres'))];
  const [PORT, mail] = [await freePort(), await aMailServer()];
  const settings = {
    PORT,
    DATA_DIR,
    SITES_DIR: oneSite(DATA_DIR, SITE),
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...UNLIMITED,
  };
  const forecourt = startForecourt(settings);
  await forecourt.ready();
  const host = `${SITE}.localhost:${PORT}`;
  const slug = await oneCar(folder, settings, database.url);
  const get = (address: string) => ask(Number(PORT), address, { headers: { host } });
  await until('the vehicle is served', async () => (await get(`/cars/${slug}`)).status === 200);

  const pages: string[] = [];
  const reading = new AbortController();
  let read = 0;
  const readers = (async () => {
    const shown = ['/', '/search/used-cars', `/cars/${slug}`, '/api/search', `/api/cars/${slug}`, '/sitemap.xml'];
    for (; !reading.signal.aborted; read += 1) {
      const address = shown[read % shown.length] ?? '/';
      // An address that nobody has asked for has to be made.
      const { status } = await get(read % 2 === 0 ? address : `/search/used-cars?query=${read}`);
      if (status !== 200) pages.push(`${address} ${status}`);
      await wait(25);
    }
  })();
  const leads = steadyLeads(PORT, host, SHOPPERS);
  const { count } = leads;
  const flowing = async (more: number) => {
    const before = count.acknowledged.length;
    await until('leads are acknowledged', () => count.acknowledged.length >= before + more);
  };
  await flowing(WARM);

  const beforeStop = count.acknowledged.length;
  await database.stop();
  const atStop = count.acknowledged.length;
  const stopped = performance.now();
  const sweep = await askEverything(PORT, host, slug);
  await wait(Math.max(0, stopped + stoppedSeconds * 1_000 - performance.now()));
  const falsely = count.acknowledged.length - atStop;
  const revived = performance.now();
  await database.revive();
  await flowing(1);
  const lines: FaultLine[] = [
    line(`stopped for ${stoppedSeconds} s`, atStop - beforeStop + falsely, [performance.now() - revived]),
  ];

  const unwatch = watchDatabase(database, pino({ level: 'silent' }));
  const backMs: number[] = [];
  const beforeKills = count.acknowledged.length;
  for (let killed = 0; killed < kills; killed += 1) {
    await flowing(WARM);
    const at = performance.now();
    process.kill(postmaster(path.join(folder, 'postgres')), 'SIGKILL');
    const refused = count.refused;
    await until('a lead is refused', () => count.refused > refused);
    await flowing(1);
    backMs.push(performance.now() - at);
  }
  lines.push(line(`killed ${kills} times`, count.acknowledged.length - beforeKills, backMs));
  await leads.stop();
  reading.abort();
  await readers;

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await until(
    'every lead is delivered',
    async () => {
      const { rows } = await client.query(`select 1 from delivery where state = 'waiting' limit 1`);
      return rows.length === 0;
    },
    5,
  );
  const { rows } = await client.query<{ message: string }>(`select fields->>'message' as message from lead`);
  await client.end();
  const found = rows.map(({ message }) => message);
  await unwatch();
  forecourt.process.kill('SIGTERM');
  await forecourt.ended();
  await database.stop();
  await mail.stop();
  const ids = mail.deliveryIds();
  const delivered = mail.mails.flatMap(({ envelopeTo, text }, at) =>
    envelopeTo.includes('sales@dealer.example') && ids.indexOf(ids[at] ?? '') === at ? [MESSAGE.exec(text ?? '')?.[0] ?? ''] : [],
  );
  return { lines, leads: count, found, delivered, pages, failures: sweep.failures, asked: sweep.asked, backMs };

  function line(what: string, acknowledged: number, ms: readonly number[]): FaultLine {
    const known = new Set(count.acknowledged);
    return {
      PostgreSQL: what,
      'pages asked': read,
      'not 200': pages.length,
      'leads acknowledged': acknowledged,
      'refused with 503': count.refused,
      'answered otherwise': count.wrong.length + count.unanswered,
      'back after (slowest, ms)': Math.round(Math.max(...ms)),
      twice: repeated([...known]).length,
    };
  }
}

/** Asks every address there is to read and to write, as the site's own pages do; whatever fails must say when to try again. */
async function askEverything(port: string, host: string, slug: string): Promise<{ asked: number; failures: string[] }> {
  const failures: string[] = [];
  const routes = routesWith({ key: slug, id: '1', form: 'enquire', 'api.*': 'never-was' });
  const fields = { name: 'Sam', last_name: 'Lee', email: 'sam@shopper.example', phone: '0412345678', step: 'pay', hold_key: 'x' };
  const own = { host, origin: `http://${host}`, cookie: 'visitor=abcdefghijklmnopqrstuv' };
  let asked = 0;
  for (const { path: address, kind } of routes) {
    if (kind === 'edge') continue;
    for (const body of [undefined, JSON.stringify({ ...fields, form: 'contact' }), `${new URLSearchParams(fields)}`]) {
      const type = body?.startsWith('{') === true ? 'application/json' : FORM;
      const method = body === undefined ? 'GET' : 'POST';
      const answer = await ask(Number(port), address, {
        method,
        ...(body !== undefined && { body }),
        headers: { ...own, ...(body !== undefined && { 'content-type': type }) },
      });
      asked += 1;
      if (answer.status === 0 || (answer.status >= 500 && !saysLater(answer)))
        failures.push(`${method} ${address} ${answer.status} ${answer.text.slice(0, 120)}`);
    }
  }
  return { asked, failures };
}

async function oneCar(folder: string, settings: Readonly<Record<string, string>>, url: string): Promise<string> {
  const feed = path.join(folder, 'stock.json');
  writeFileSync(feed, JSON.stringify([aVehicle()]));
  await runCli(['stock', 'import', feed, '--dealership', `${SITE}-motors`], settings);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>('select slug from vehicle');
  await client.end();
  return rows[0]?.slug ?? '';
}

const postmaster = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
