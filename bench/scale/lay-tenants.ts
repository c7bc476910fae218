import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBlock } from '#src/blocks/check-block.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { readSiteFiles } from '#src/site/files/read-site-files.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { type BenchServer, runSql, vehiclesSql } from '../search/lay-stock.ts';
import { laySites } from './lay-sites.ts';

const AT_ONCE = 250;

/** A database of so many dealers with a site each, as real ones have them, and so many vehicles each. */
export async function layTenants(server: BenchServer, name: string, sites: number, cars: number): Promise<DatabaseUrls> {
  const urls = await server.database(name, {});
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-sites-'));
  laySites(folder, sites);
  const all = connect(urls.platform, { max: 1 });
  const { refused } = await applySites(
    new PlatformStore(all),
    (notes) => readSiteFiles(folder, { notes, code: '' }),
    await readCatalogue(folder),
    checkBlock,
  );
  if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
  const { last } = await all
    .selectFrom('dealership')
    .select((of) => of.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await all.destroy();
  rmSync(folder, { recursive: true });
  for (let from = 0; from <= last; from += AT_ONCE)
    await runSql(urls.owner, vehiclesSql(cars, `d.id between ${from + 1} and ${from + AT_ONCE}`));
  await runSql(urls.owner, 'vacuum analyze');
  return urls;
}
