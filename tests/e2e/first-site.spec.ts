import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { PORT, site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import type { Ran } from '#tests/e2e/run-forecourt.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The guide's fenced pieces, in their order. */
function pieces(): { kind: string; text: string }[] {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const [, guide = ''] = /^## Your first site\n(.*?)^## /ms.exec(readme) ?? [];
  return [...guide.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, kind = '', text = '']) => ({ kind, text }));
}

/** Runs a line of the guide as it stands, in a shell, on a copy of the sites' folder. */
const run = (line: string, folder: string): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: serverRun().dataDir, SITES_DIR: path.join(folder, 'sites'), PORT: String(PORT) };
    // The package's own command is found from the checkout; the guide's cars.json lies beside the copied sites.
    const command = line.replace('cars.json', path.join(folder, 'cars.json'));
    execFile('sh', ['-c', command], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, stdout, stderr }),
    );
  });

test('J6d the guide to a first site, followed to the letter, ends in a dressed site with three locations, a menu, pages and cars', async ({
  page,
}) => {
  test.slow();
  const folder = mkdtempSync(path.join(path.dirname(serverRun().log), 'guide-'));
  cpSync(path.join(ROOT, 'sites'), path.join(folder, 'sites'), { recursive: true });
  const file = path.join(folder, 'sites', 'bluegum.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as SiteFileFacts;
  let told = '';
  for (const { kind, text } of pieces()) {
    if (kind === 'json' && text.startsWith('[')) writeFileSync(path.join(folder, 'cars.json'), text);
    else if (kind === 'json') {
      const [before, piece] = [read(), JSON.parse(text) as Partial<SiteFileFacts>];
      const pages = { ...before.pages, ...piece.pages };
      writeFileSync(file, JSON.stringify({ ...before, ...piece, pages }, null, 2));
    } else if (kind === 'sh') expect(await run(text, folder)).toMatchObject({ code: 0, stderr: '' });
    else told = text;
    // The site is there from the first command on.
    if (kind === 'sh') await expect.poll(async () => (await fetchSite('bluegum', '/')).status).toBe(200);
  }

  await expect.poll(async () => (await fetchSite('bluegum', '/')).text).toContain('$36,990');
  await page.goto(site('bluegum'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good cars, from people you’ll meet again.');
  await expect(page.getByText('2 cars in stock at three yards.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Checked twice');
  for (const yard of ['Bluegum Ballarat', 'Bluegum Geelong', 'Bluegum Albury'])
    await expect(page.getByRole('main').getByRole('heading', { name: yard })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('--tenant-radius-control', '14px');
  await axe(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeVisible();

  // And the mistake that the guide shows is told in the words that it shows, live, while the page stays.
  const before = (await fetchSite('bluegum', '/')).text;
  writeFileSync(file, readFileSync(file, 'utf8').replace('"block": "hero"', '"block": "Hero"'));
  expect(await run('npx forecourt site apply', folder)).toMatchObject({ code: 1, stderr: told });
  expect((await fetchSite('bluegum', '/')).text).toBe(before);
});

test('P4aa a page whose block is told something wrong is refused while its site is served, and the old page stays', async () => {
  test.slow();
  const folder = mkdtempSync(path.join(path.dirname(serverRun().log), 'guide-'));
  const create = 'npx forecourt site create kept-page --name "Kept Page" --city Yass --state NSW --postcode 2582 --no-email';
  expect(await run(create, folder)).toMatchObject({ code: 0 });
  await expect.poll(async () => (await fetchSite('kept-page', '/')).status).toBe(200);
  const before = (await fetchSite('kept-page', '/')).text;
  const file = path.join(folder, 'sites', 'kept-page.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"heading": "In stock now"', '"heading": "Never seen", "limit": 99'));
  expect(await run('npx forecourt site apply', folder)).toMatchObject({
    code: 1,
    stderr: 'refused    kept-page.json: pages.home.blocks.1: vehicle-rail.limit: must be at most 20\n',
  });
  expect((await fetchSite('kept-page', '/')).text).toBe(before);
});
