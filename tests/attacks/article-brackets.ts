import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';
import { type Attack, counted } from './campaign/attack.ts';
import { aPost } from './campaign/hostile-sites.ts';
import { ask } from './campaign/http-client.ts';
import { anOpenFolder, removeFolder } from './campaign/servers.ts';

/** An article of quotes within quotes: reading it must not bring down the start, and with it every other site. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'an article of thousands of nested quotes stops neither the start nor any other site',
  server: 'demo',
  isShort: false,
  async run(target) {
    const folder = anOpenFolder();
    const sitesDir = path.join(folder, 'sites');
    cpSync(target.sitesDir, sitesDir, { recursive: true });
    writeFileSync(path.join(sitesDir, 'posts', 'redgum', 'deep.md'), aPost(`${'>'.repeat(6_000)} deep`));
    const port = await freePort();
    const forecourt = startForecourt({
      PORT: port,
      DATA_DIR: path.join(folder, 'data'),
      SITES_DIR: sitesDir,
      LOG_LEVEL: 'silent',
    });
    try {
      const failure = await forecourt.ready().then(
        () => null,
        (error: unknown) =>
          String(error)
            .split('\n')
            .find((line) => /stack|RangeError|refused/i.test(line)) ?? String(error).slice(0, 80),
      );
      const outcomes = [];
      // The site with the article may be refused; every other one must be there.
      for (const site of target.sites.filter((slug) => slug !== 'redgum')) {
        const { status } = await ask(Number(port), '/', { headers: { host: `${site}.localhost` } });
        outcomes.push({ isThrough: status !== 200 });
      }
      return counted(outcomes, failure === null ? 'the server started' : `the server did not start: ${failure}`);
    } finally {
      forecourt.process.kill('SIGTERM');
      await forecourt.ended();
      removeFolder(folder);
    }
  },
};
