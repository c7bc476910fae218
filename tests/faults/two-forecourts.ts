import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aCheckoutClient, type Door } from './checkout-client.ts';
import { until } from './processes.ts';
import { freePort, type RunningForecourt, startForecourt } from './running-forecourt.ts';

/** The sites of these deployments: both sell one dealership's stock, and both take reservations online. */
export const SITES = ['ours', 'partner'] as const;

/** Two whole Forecourts on one PostgreSQL, as two machines of a deployment are: each with a web process, a worker and folders of its own. */
export interface TwoForecourts {
  /** Where each of the two is served. */
  readonly ports: readonly [string, string];
  readonly dataDirs: readonly [string, string];
  /** The addresses of the vehicles, each of which can be reserved. */
  readonly cars: readonly { readonly id: number; readonly slug: string }[];
  /** Asks the database as its owner. */
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]>;
  stop(): Promise<void>;
}

/** Every process as every site. */
export const everyDoor = (ports: readonly string[]): Door[] => SITES.flatMap((site) => ports.map((port) => ({ port, site })));

const STOP_MS = 20_000;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Starts both in a folder, stocks their dealership with so many vehicles, and waits until both show them. */
export async function twoForecourts(
  folder: string,
  input: { readonly cars: number; readonly settings?: Readonly<Record<string, string>> },
): Promise<TwoForecourts> {
  const sitesDir = path.join(folder, 'sites');
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));
  const owner = aDealership('shared-motors', { switches: { leadEmails: ['sales@shared.example'] } });
  for (const [at, slug] of SITES.entries()) {
    const dealerships = [at === 0 ? owner : owner.slug];
    writeFileSync(
      path.join(sitesDir, `${slug}.json`),
      JSON.stringify(aSiteFile({ slug, dealerships, switches: { reserveEnabled: true } })),
    );
  }
  const settings = {
    SITES_DIR: sitesDir,
    SECRET_KEY: 'two machines of one deployment share this key',
    // Every client of a test has an address of its own, though all of them are on this machine.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...input.settings,
  };
  const started: RunningForecourt[] = [];
  const start = async (name: string, more: Readonly<Record<string, string>>) => {
    const [PORT, DATA_DIR] = [await freePort(), path.join(folder, name)];
    const forecourt = startForecourt({ ...settings, ...more, PORT, DATA_DIR });
    started.push(forecourt);
    await forecourt.ready();
    return { PORT, DATA_DIR };
  };
  const first = await start('first', {});
  const url = (await runningEmbedded(first.DATA_DIR))?.url;
  if (url === undefined) throw new Error('The first has no database.');
  const second = await start('second', { DATABASE_URL: url });

  const feed = path.join(folder, 'stock.json');
  writeFileSync(
    feed,
    JSON.stringify(Array.from({ length: input.cars }, (_, at) => aVehicle({ stocknum: `R${at + 1}`, model: `Model ${at + 1}` }))),
  );
  const words = ['stock', 'import', feed, '--dealership', owner.slug];
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'src/cli/forecourt.ts'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, ...first },
  });
  const database = new pg.Pool({ connectionString: url, max: 2 });
  database.on('error', () => {});
  const query = async <T extends pg.QueryResultRow>(text: string) => (await database.query<T>(text)).rows;
  const cars = await query<{ id: number; slug: string }>('select id, slug from vehicle order by id');
  const ports = [first.PORT, second.PORT] as const;
  const last = `/cars/${cars.at(-1)?.slug}`;
  for (const door of everyDoor(ports))
    await until('the vehicles are served', async () => (await aCheckoutClient(0).open(door, last)).status === 200);
  return {
    ports,
    dataDirs: [first.DATA_DIR, second.DATA_DIR],
    cars,
    query,
    async stop() {
      await database.end();
      // The first goes last: the database is its own.
      for (const forecourt of started.toReversed()) {
        const late = setTimeout(() => forecourt.process.kill('SIGKILL'), STOP_MS);
        forecourt.process.kill('SIGTERM');
        await forecourt.ended();
        clearTimeout(late);
      }
    },
  };
}
