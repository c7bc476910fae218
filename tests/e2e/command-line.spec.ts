import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';

interface Shown {
  readonly switch: string;
  readonly value: unknown;
  readonly from: string;
}

const shown = async (...words: string[]): Promise<Map<string, Shown>> => {
  const { stdout } = await runForecourt(['site', 'show', ...words, '--json']);
  return new Map((JSON.parse(stdout) as Shown[]).map((one) => [one.switch, one]));
};

test('P3.3, J6 each value of a site is shown with the layer it came from', async () => {
  const coastline = await shown('coastline-mg');
  expect(coastline.get('showsElectricTag')).toMatchObject({ value: true, from: expect.stringContaining('brand') });
  expect(coastline.get('newTagText')).toMatchObject({ value: 'New Arrival', from: expect.stringContaining('template') });
  expect(coastline.get('cardsPerRow')).toMatchObject({ value: 3, from: expect.stringContaining('site') });
  expect(coastline.get('soldHandling')).toMatchObject({ value: true, from: expect.stringContaining('group') });
  expect(coastline.get('timeZone')).toMatchObject({ value: 'Australia/Brisbane', from: expect.stringContaining('default') });
  expect((await shown('summit')).get('cardsPerRow')).toMatchObject({ value: 4, from: expect.stringContaining('group') });
});

test('P3 a dealership sets its own value over that of its site', async () => {
  expect((await shown('summit')).get('includeSoldCarsDays')).toMatchObject({ value: 3 });
  const dealership = await shown('summit', '--dealership', 'summit-western-sydney');
  expect(dealership.get('includeSoldCarsDays')).toMatchObject({ value: 7, from: expect.stringContaining('dealership') });
});

test('J6 without --json a person reads a line for each switch', async () => {
  const { code, stdout } = await runForecourt(['site', 'show', 'harbour']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^cardsPerRow +3 +.*default/m);
});

test('J6 the sites are listed', async () => {
  const { code, stdout } = await runForecourt(['site', 'list']);
  expect(code).toBe(0);
  for (const { slug, name } of FLEET) expect(stdout).toMatch(new RegExp(`^${slug} +${name}$`, 'm'));
});

test('J6 a command that is called wrongly says how and exits with 2', async () => {
  const wrongs: readonly (readonly [string[], RegExp])[] = [
    [['site', 'sell'], /^There is no command "site sell"/],
    [['site', 'show'], /^Give the site’s slug\.\nUsage: forecourt site show/],
    [['site', 'show', 'nobody'], /^There is no site "nobody"\./],
    [['site', 'show', 'harbour', '--dealership', 'nobody'], /^The site "harbour" has no dealership "nobody"\./],
    [['site', 'show', 'harbour', '--loud'], /--loud/],
    [['site', 'create', 'Bad Slug'], /^The slug must be lower-case/],
    [['site', 'create', 'no-city', '--name', 'No City'], /^A site needs a name, and the city/],
    [['stock', 'import'], /^Name the file, and the dealership with --dealership SLUG\./],
  ];
  const ran = await Promise.all(wrongs.map(([words]) => runForecourt([...words])));
  for (const [at, [words, says]] of wrongs.entries()) {
    expect([words, ran[at]?.code]).toEqual([words, 2]);
    expect(ran[at]?.stderr).toMatch(says);
    expect(ran[at]?.stderr).not.toMatch(/^ +at /m);
  }
});

test('J6 what cannot be imported is said in a sentence', async () => {
  const missing = await runForecourt(['stock', 'import', 'no-such-file.json', '--dealership', 'harbour-city-motors']);
  expect(missing.code).toBe(1);
  expect(missing.stderr).toMatch(/^no-such-file\.json cannot be read: .+\n$/);
  const stranger = await runForecourt(['stock', 'import', 'sites/catalogue.json', '--dealership', 'nobody']);
  expect(stranger).toMatchObject({ code: 1, stderr: 'There is no dealership "nobody".\n' });
});
