import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkBlock } from '#src/blocks/check-block.ts';
import { connect } from '#src/store/connect.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { roleUrls } from '#src/store/setup/role-urls.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { upsertVehicles } from '#src/use-cases/stock/upsert-vehicles.ts';
import { aMailServer, type MailServer } from '#tests/factories/a-mail-server.ts';
import { aDealership, aSiteFile, CLASSIC, siteFiles } from '#tests/factories/a-site-file.ts';
import { aStandby, type Standby } from '#tests/factories/a-standby.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { processesOf } from '#tests/faults/processes.ts';
import { freePort, type RunningForecourt, startForecourt } from '#tests/faults/running-forecourt.ts';

/** Which processes a machine runs. */
export type MachineKind = 'both' | 'web';

export interface Machine {
  readonly port: string;
  /** Stops it as a service manager does, waits for its end, and starts it anew. */
  restart(): Promise<void>;
}

/** Several machines on one PostgreSQL and its standby, with a mail server for their leads. */
export interface Machines {
  readonly folder: string;
  readonly machines: readonly Machine[];
  readonly standby: Standby;
  readonly mail: MailServer;
  readonly host: string;
  /** Starts one more, with the code of this release. */
  addMachine(): Promise<Machine>;
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]>;
  /** Changes the site's file: its name. */
  changeSite(edition: string): Promise<void>;
  /** Adds a vehicle; returns the path of its page. */
  addVehicle(stocknum: string): Promise<string>;
  stop(): Promise<void>;
}

/** Where the dealer gets leads. */
export const LEADS_TO = 'sales@dealer.example';
const DEALERSHIP = 'fire-motors';
const UNLIMITED = Object.fromEntries(
  ['LEADS_PER_ADDRESS', 'LEAD_ATTEMPTS_PER_ADDRESS', 'LEADS_PER_PERSON', 'LEADS_PER_SITE', 'CONNECTIONS_PER_ADDRESS'].map(
    (name) => [name, '1000000'],
  ),
);

const siteFile = (edition: string) =>
  aSiteFile({
    slug: 'fire',
    dealerships: [aDealership(DEALERSHIP, { switches: { leadEmails: [LEADS_TO] } })],
    name: edition,
  });

/** Starts all of them at once, on an empty database, with the code of `root` if that is given. */
export async function startMachines(kinds: readonly MachineKind[], root?: string): Promise<Machines> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-fire-'));
  // As root PostgreSQL runs as another user, who must be able to pass through this folder.
  chmodSync(folder, 0o755);
  const sitesDir = path.join(folder, 'sites');
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: CLASSIC.switches }));
  const writeSite = (edition: string) => writeFileSync(path.join(sitesDir, 'fire.json'), JSON.stringify(siteFile(edition)));
  writeSite('Before the fire');
  const [mail, primary] = [await aMailServer(), await startEmbedded(path.join(folder, 'primary'))];
  const standby = await aStandby(primary.adminUrl);
  const settings = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: standby.at(primary.url),
    SITES_DIR: sitesDir,
    SECRET_KEY: 'all machines of one deployment share this key',
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '3',
    // Longer than the balancers' own, as behind any proxy.
    KEEP_ALIVE_SECONDS: '3600',
    ESTIMATES_WAIT_SECONDS: '0',
    LOG_LEVEL: 'warn',
    ...UNLIMITED,
  };
  const running = new Set<RunningForecourt>();
  const startOne = async (own: Readonly<Record<string, string>>, from: string | undefined) => {
    const forecourt = startForecourt({ ...settings, ...own }, from);
    running.add(forecourt);
    await forecourt.ready();
    return forecourt;
  };
  let made = 0;
  const startMachine = async (kind: MachineKind, from?: string): Promise<Machine> => {
    made += 1;
    const own = { PROCESSES: kind, DATA_DIR: path.join(folder, `machine-${made}`), PORT: await freePort() };
    let forecourt = await startOne(own, from);
    return {
      port: own.PORT,
      async restart() {
        forecourt.process.kill('SIGTERM');
        const code = await forecourt.ended();
        running.delete(forecourt);
        if (code !== 0) throw new Error(`A machine ended with ${code}:\n${forecourt.output()}`);
        forecourt = await startOne(own, from);
      },
    };
  };
  const machines = await Promise.all(kinds.map((kind) => startMachine(kind, root)));
  const platform = connect(roleUrls(primary.url, undefined).urls.platform, { max: 2 });
  const store = new PlatformStore(platform);
  const pool = new pg.Pool({ connectionString: primary.url, max: 2 });
  const query = async <T extends pg.QueryResultRow>(text: string) => (await pool.query<T>(text)).rows;
  return {
    folder,
    machines,
    standby,
    mail,
    host: 'fire.localhost',
    addMachine: () => startMachine('both'),
    query,
    async changeSite(edition) {
      writeSite(edition);
      await applySites(store, async () => siteFiles([siteFile(edition)]), [], checkBlock);
    },
    async addVehicle(stocknum) {
      await upsertVehicles(store, [aVehicle({ stocknum, model: stocknum })], {
        dealership: DEALERSHIP,
        source: 'fire',
        now: new Date(),
      });
      const [found] = await query<{ slug: string }>(`select slug from vehicle where stocknum = '${stocknum}'`);
      return `/cars/${found?.slug}`;
    },
    async stop() {
      await Promise.all([platform.destroy(), pool.end()]);
      await Promise.all(
        [...running].map((forecourt) => {
          forecourt.process.kill('SIGTERM');
          return forecourt.ended();
        }),
      );
      await standby.remove();
      await primary.stop();
      await mail.stop();
      for (const { pid } of processesOf(folder)) process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
