import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { processesOf, until } from '#tests/faults/processes.ts';
import { answer, freePort, startForecourt } from '#tests/faults/running-forecourt.ts';
import type { Attack } from './attack.ts';
import { type CampaignForm, Target } from './target.ts';

const DEMO_SITES = path.resolve(import.meta.dirname, '../../../sites');
const DEMO_SLUGS = ['coastline-mg', 'harbour', 'redgum', 'summit', 'swiftlane'];

/** The strict server's mail server, which does not exist: what matters is who is told of it. */
export const SMTP_SECRET = 'smtp-password-of-the-strict-server';

/** A Forecourt that was started, and how to end it. */
interface Running {
  readonly target: Target;
  stop(): Promise<void>;
}

/** The servers that attacks are run against, each started when the first attack needs it. */
export class Servers {
  readonly #form: CampaignForm;
  readonly #running = new Map<Attack['server'], Promise<Running>>();

  constructor(form: CampaignForm) {
    this.#form = form;
  }

  /** The server of this kind. */
  async target(kind: Attack['server']): Promise<Target> {
    const running = this.#running.get(kind) ?? (kind === 'demo' ? this.#demo() : this.#strict());
    this.#running.set(kind, running);
    return (await running).target;
  }

  /** Ends every server that was started. */
  async stop(): Promise<void> {
    const running = await Promise.allSettled(this.#running.values());
    await Promise.all(running.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])));
  }

  #demo(): Promise<Running> {
    return start(this.#form, DEMO_SLUGS, () => ({ SITES_DIR: DEMO_SITES }));
  }

  #strict(): Promise<Running> {
    return start(this.#form, ['strict'], (folder) => ({
      SITES_DIR: smallSites(path.join(folder, 'sites')),
      LEADS_PER_ADDRESS: '2',
      SMTP_URL: `smtp://leads:${SMTP_SECRET}@127.0.0.1:9`,
    }));
  }
}

/** One site with one dealership, in a folder of its own. */
function smallSites(sitesDir: string): string {
  mkdirSync(path.join(sitesDir, 'templates'), { recursive: true });
  const site = aSiteFile({ slug: 'strict', dealerships: [aDealership('strict-motors')] });
  writeFileSync(path.join(sitesDir, 'strict.json'), JSON.stringify(site));
  writeFileSync(path.join(sitesDir, 'templates', 'classic.json'), JSON.stringify({ switches: {} }));
  return sitesDir;
}

/** A temporary folder that other users may look into, so that what lies in it must guard itself. */
export function anOpenFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-attack-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends whatever still runs on a folder and removes it. */
export function removeFolder(folder: string): void {
  for (const { pid } of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself between the look and the kill.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function start(
  form: CampaignForm,
  sites: readonly string[],
  settingsIn: (folder: string) => Readonly<Record<string, string>> & { readonly SITES_DIR: string },
): Promise<Running> {
  const folder = anOpenFolder();
  const settings = settingsIn(folder);
  const dataDir = path.join(folder, 'data');
  const port = await freePort();
  const forecourt = startForecourt({
    PORT: port,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ESTIMATES_WAIT_SECONDS: '0',
    ...settings,
  });
  const stop = async () => {
    forecourt.process.kill('SIGTERM');
    await forecourt.ended();
    removeFolder(folder);
  };
  try {
    await forecourt.ready();
    await until('the server answers', async () => (await answer(port)) === 200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { target: new Target({ port: Number(port), dataDir, sitesDir: settings.SITES_DIR, sites, form }), stop };
}
