import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { ask } from '#tests/attacks/campaign/http-client.ts';
import { aMailServer, type MailServer } from '#tests/factories/a-mail-server.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { until } from './processes.ts';
import { runCli } from './run-cli.ts';
import { freePort, type RunningForecourt, startForecourt } from './running-forecourt.ts';
import { UNLIMITED } from './unlimited.ts';

/** A Forecourt whose one site takes leads, bookings, reservations, alerts and files of stock, and whose processes may be killed. */
export interface KillShop {
  readonly settings: Readonly<Record<string, string>> & { readonly PORT: string; readonly DATA_DIR: string };
  readonly host: string;
  readonly mail: MailServer;
  /** The addresses of the vehicles that can be reserved. */
  readonly cars: readonly string[];
  /** The key with which files of stock are signed. */
  readonly stockKey: string;
  /** Gives the site's file another name of the site. */
  rename(name: string): void;
  /** Kills all of it at once and starts it anew. */
  killAll(): Promise<void>;
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]>;
  stop(): Promise<void>;
}

export const SITE = 'fire';
export const DEALERSHIP = 'fire-motors';
export const LOCATION = 'fire-yard';
export const LEADS_TO = 'sales@dealer.example';
/** So many people can drive at once. */
export const DRIVES_AT_ONCE = 2;

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:00', close: '18:00' }));
const MAPPING = {
  columns: {
    stocknum: 'Stock No',
    make: 'Make',
    model: 'Model',
    year: 'Year',
    price: 'Price',
    km: 'Odometer',
    car_type: 'Condition',
  },
};

/** Where the yard is: another state has other clocks. */
type Place = { readonly city: string; readonly state: 'NSW' | 'QLD'; readonly postcode: string };

const siteFile = (name: string, address: Place = { city: 'Newstead', state: 'QLD', postcode: '4006' }) =>
  aSiteFile({
    slug: SITE,
    name,
    switches: { reserveEnabled: true },
    dealerships: [
      aDealership(DEALERSHIP, {
        switches: { leadEmails: [LEADS_TO], testDriveMinutes: 30, testDrivesAtOnce: DRIVES_AT_ONCE },
        locations: [aLocation({ slug: LOCATION, address, contact_detail: { opening_hours: ALL_WEEK } })],
        feeds: [{ name: 'hook', from: { kind: 'webhook' }, mapping: MAPPING }] as never,
      }),
    ],
  });

export async function aKillShop(
  folder: string,
  count: number,
  { place, more = {} }: { readonly place?: Place; readonly more?: Readonly<Record<string, string>> } = {},
): Promise<KillShop> {
  const [PORT, DATA_DIR, SITES_DIR] = [await freePort(), path.join(folder, 'data'), path.join(folder, 'sites')];
  mkdirSync(path.join(SITES_DIR, 'templates'), { recursive: true });
  writeFileSync(path.join(SITES_DIR, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));
  const rename = (name: string) => writeFileSync(path.join(SITES_DIR, `${SITE}.json`), JSON.stringify(siteFile(name, place)));
  rename('Edition 0');
  const mail = await aMailServer();
  const settings = {
    PORT,
    DATA_DIR,
    SITES_DIR,
    SMTP_URL: mail.url,
    // Every client has an address of its own, though all of them are on this machine.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...UNLIMITED,
    ...more,
  };
  let forecourt: RunningForecourt = startForecourt(settings);
  await forecourt.ready();
  const feed = path.join(folder, 'stock.json');
  writeFileSync(feed, JSON.stringify(Array.from({ length: count }, (_, at) => aVehicle({ stocknum: `R${at}` }))));
  const imported = await runCli(['stock', 'import', feed, '--dealership', DEALERSHIP], settings);
  if (imported.code !== 0) throw new Error(imported.stderr);
  const key = await runCli(['feeds', 'key', 'hook', '--dealership', DEALERSHIP], settings);
  if (key.code !== 0) throw new Error(key.stderr);

  const query = async <T extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client({ connectionString: (await runningEmbedded(DATA_DIR))?.url ?? '' });
    await client.connect();
    try {
      return (await client.query<T>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const cars = (await query<{ slug: string }>('select slug from vehicle order by id')).map(({ slug }) => slug);
  const host = `${SITE}.localhost:${PORT}`;
  const last = `/cars/${cars.at(-1)}`;
  await until('the vehicles are served', async () => (await ask(Number(PORT), last, { headers: { host } })).status === 200);
  return {
    settings,
    host,
    mail,
    cars,
    stockKey: key.stdout.trim(),
    rename,
    async killAll() {
      forecourt.process.kill('SIGKILL');
      await forecourt.ended();
      forecourt = startForecourt(settings);
      await forecourt.ready();
    },
    query,
    async stop() {
      forecourt.process.kill('SIGTERM');
      await forecourt.ended();
      await mail.stop();
    },
  };
}
