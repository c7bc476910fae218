import { countWords } from '#src/rules/text/plural.ts';
import { faultText, readSiteFiles } from '#src/site/files/read-site-files.ts';
import { findStockFaults } from '#src/use-cases/feeds/find-stock-faults.ts';
import { checkSites } from '#src/use-cases/site/check-sites.ts';
import { say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** `forecourt doctor`: what needs attention before a shopper finds it (ledger P16). It exits with 1 when anything does. */
export const doctor = (): Promise<number> =>
  withPlatform(async ({ db, sitesDir, settings }) => {
    const files = await readSiteFiles(sitesDir);
    const { checked, findings } = await checkSites(db, new Set(files.slugs));
    const all = [
      ...files.refused.map((refusal) => `refused    ${faultText(refusal)}`),
      ...findings.map(({ slug, finding }) => `warning    ${slug}: ${finding}`),
      ...(await findStockFaults(db)).map((fault) => `warning    ${fault}`),
      ...(settings.SMTP_URL === undefined && settings.SITE_HOSTS !== 'local'
        ? ['warning    SMTP_URL is not set: email is written to files and is not sent']
        : []),
    ];
    for (const line of all) say(line);
    say(
      `${countWords(checked, 'site')} checked, ${all.length === 0 ? 'nothing needs attention' : `${all.length} to attend to`}.`,
    );
    return all.length === 0 ? 0 : 1;
  });
