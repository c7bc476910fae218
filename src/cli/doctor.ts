import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { resolver } from '#src/adapters/hosts/check-host.ts';
import { checkHosts } from '#src/adapters/hosts/check-hosts.ts';
import { checkSmtp } from '#src/adapters/mail/check-smtp.ts';
import { isLate, isNearlyFull } from '#src/rules/operations/attention.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { readSettings } from '#src/server/settings/read-settings.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { settingsWarnings } from '#src/server/settings/settings-warnings.ts';
import { codeHash } from '#src/site/files/code-hash.ts';
import { faultText, readSiteFiles } from '#src/site/files/read-site-files.ts';
import { readBacklog } from '#src/store/operations/backlog.ts';
import { readNotes } from '#src/store/site/site-notes.ts';
import { listServedSites } from '#src/store/site/sites.ts';
import { findStockFaults } from '#src/use-cases/feeds/find-stock-faults.ts';
import { checkSites } from '#src/use-cases/site/check-sites.ts';
import { BadUse, type Options, say } from './command.ts';
import { type Platform, withPlatform } from './with-platform.ts';

const GB = 1024 ** 3;

/** `forecourt doctor`: what needs attention before a shopper finds it (ledger P16, J12). It exits with 1 when anything does. */
export async function doctor(options: Options): Promise<number> {
  const server = typeof options.resolver === 'string' ? options.resolver : null;
  if (server !== null && isIP(server.replace(/:\d+$/, '')) === 0 && isIP(server) === 0)
    throw new BadUse(`--resolver must be the IP address of a name server, but it is "${server}".`);
  const settings = readSettings(process.env);
  const [machine, { checked, lines }] = await Promise.all([checkMachine(settings), checkPlatform(server)]);
  const all = [...machine, ...lines];
  for (const line of all) say(line);
  say(`${countWords(checked, 'site')} checked, ${all.length === 0 ? 'nothing needs attention' : `${all.length} to attend to`}.`);
  return all.length === 0 ? 0 : 1;
}

const warning = (text: string): string => `warning    ${text}`;

/** What needs no database. */
async function checkMachine(settings: Settings): Promise<string[]> {
  const mail =
    settings.SMTP_URL === undefined
      ? settings.SITE_HOSTS === 'local'
        ? null
        : 'SMTP_URL is not set: email is written to files and is not sent'
      : await checkSmtp(settings.SMTP_URL);
  return [...settingsWarnings(settings), ...(mail === null ? [] : [mail]), ...(await diskFaults(settings))].map(warning);
}

async function diskFaults({ DATA_DIR }: Settings): Promise<string[]> {
  const folder = path.resolve(DATA_DIR);
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return [];
  const [free, all] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize];
  return isNearlyFull(free, all)
    ? [`the disk that holds ${folder} has ${(free / GB).toFixed(1)} GB left of ${(all / GB).toFixed(0)}`]
    : [];
}

interface Checked {
  readonly checked: number;
  readonly lines: readonly string[];
}

/** What the database knows; a database that cannot be reached is a line like any other. */
async function checkPlatform(server: string | null): Promise<Checked> {
  const progress = { hasBegun: false };
  try {
    return await withPlatform((platform) => {
      progress.hasBegun = true;
      return checkAll(platform, server);
    });
  } catch (error) {
    if (progress.hasBegun || !(error instanceof Error)) throw error;
    return { checked: 0, lines: [`failed     ${error.message}`] };
  }
}

async function checkAll({ db, sitesDir, settings }: Platform, server: string | null): Promise<Checked> {
  const files = await readSiteFiles(sitesDir, { notes: await readNotes(db), code: codeHash() });
  const { checked, findings } = await checkSites(db, new Set(files.slugs));
  const late = (await readBacklog(db)).filter(({ overdueSeconds }) => isLate(overdueSeconds));
  const lines = [
    ...files.refused.map((refusal) => `refused    ${faultText(refusal)}`),
    ...findings.map(({ slug, finding }) => warning(`${slug}: ${finding}`)),
    ...late.map(({ queue, waiting, overdueSeconds }) =>
      warning(
        `queue of ${queue}: ${waiting} waiting, the oldest has been due for ${countWords(Math.floor(overdueSeconds / 60), 'minute')}; is the worker running?`,
      ),
    ),
    ...(await findStockFaults(db)).map(warning),
    ...(settings.SITE_HOSTS === 'local' ? [] : await hostFaults(db, server)),
  ];
  return { checked, lines };
}

async function hostFaults(db: Platform['db'], server: string | null): Promise<string[]> {
  const hosts = (await listServedSites(db, 'slug')).flatMap(({ domains }) => domains);
  return (await checkHosts(hosts, { resolve: resolver(server), now: Date.now })).map((fault) => warning(`host ${fault}`));
}
