import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { childOf, processesOf, until } from '#tests/faults/processes.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

const DEMO_SITES = path.resolve(import.meta.dirname, '../../sites');
/** The clock of a process is read in hundredths of a second. */
const TICKS = 100;
const MANY = '1000000';

/** One of the web processes. */
export interface Web {
  readonly port: string;
  /** The seconds of a processor that it has used, all its threads together. */
  cpuSeconds(): number;
  /** Its memory, in megabytes: all of it, and JavaScript's objects. */
  memory(): Promise<{ readonly all: number; readonly heap: number }>;
}

/** Two web processes with the demo sites on one PostgreSQL. Each request may come from another network address. */
export interface TwoWebs {
  readonly webs: readonly [Web, Web];
  stop(): Promise<void>;
}

export async function startTwoWebs(settings: Readonly<Record<string, string>> = {}): Promise<TwoWebs> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-load-'));
  // As root PostgreSQL runs as another user, who must be able to pass through this folder.
  chmodSync(folder, 0o755);
  const database = await startEmbedded(path.join(folder, 'primary'));
  const stops: (() => Promise<unknown>)[] = [];
  const startOne = async (nth: number): Promise<Web> => {
    const own = { DATA_DIR: path.join(folder, `machine-${nth}`), PORT: await freePort(), METRICS_PORT: await freePort() };
    const forecourt = startForecourt({
      DATABASE_URL: database.url,
      SITES_DIR: DEMO_SITES,
      SECRET_KEY: 'both machines of one deployment share this key',
      TRUSTED_PROXIES: '127.0.0.1',
      ESTIMATES_WAIT_SECONDS: '0',
      LOG_LEVEL: 'error',
      PROCESSES: 'web',
      CONNECTIONS_PER_ADDRESS: MANY,
      ...settings,
      ...own,
    });
    stops.push(() => {
      forecourt.process.kill('SIGTERM');
      return forecourt.ended();
    });
    await forecourt.ready();
    await until('every site is loaded', async () => (await fetch(`http://127.0.0.1:${own.PORT}/readyz`)).status === 200, 3);
    const { pid } = await until('the web process runs', () => childOf(own.DATA_DIR, 'web'));
    return {
      port: own.PORT,
      cpuSeconds() {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) / TICKS;
      },
      async memory() {
        const text = await (await fetch(`http://127.0.0.1:${own.METRICS_PORT}/metrics`)).text();
        const mb = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1024 ** 2;
        return { all: mb('process_resident_memory_bytes'), heap: mb('nodejs_heap_size_used_bytes') };
      },
    };
  };
  const stop = async () => {
    await Promise.all(stops.map((end) => end()));
    await database.stop();
    for (const { pid } of processesOf(folder)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    // One after the other: the first brings the database up to date and loads the demo's stock.
    return { webs: [await startOne(1), await startOne(2)], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
