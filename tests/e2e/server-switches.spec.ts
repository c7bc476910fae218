import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { SWITCH_NAMES, type SwitchName, switchMeta, switchSchema } from '#src/site/switches/switches.ts';
import { hostOf } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const SERVER_ONLY = SWITCH_NAMES.filter((name) => switchMeta(name).audience === 'server');

/** A value for a switch, and what of it would be found on a page. */
interface Marked {
  readonly value: unknown;
  readonly marker: string;
}

/** Some values may have letters only. */
const lettersOf = (marker: string): string => marker.replaceAll('-', '');

/** Values of every kind that a switch may want; a filter has to find the stock still, so it is told by its letters' case. */
const candidates = (marker: string): readonly Marked[] => [
  { value: [`make:"mAzDa"`], marker: 'mAzDa' },
  { value: marker, marker },
  { value: [marker], marker },
  { value: `https://${marker}.example/`, marker },
  { value: [`${marker}@dealer.example`], marker },
  { value: [{ name: marker, price: 250 }], marker },
  { value: `acct_${lettersOf(marker)}`, marker: lettersOf(marker) },
];

function marked(name: SwitchName, level: string): Marked | null {
  const schema = switchSchema.shape[name];
  const isFilter = schema.safeParse(['make:Mazda']).success && !schema.safeParse(['no filter']).success;
  return (
    candidates(`marker-${name.toLowerCase()}-${level}`)
      .slice(isFilter ? 0 : 1)
      .find(({ value }) => schema.safeParse(value).success) ?? null
  );
}

test('H10 every switch that stays on the server and can hold words has a marker of its own', () => {
  expect(SERVER_ONLY.length).toBeGreaterThan(5);
  const holdsWords = (name: SwitchName) =>
    JSON.stringify(z.toJSONSchema(switchSchema.shape[name], { io: 'input', unrepresentable: 'any' })).includes('"string"');
  expect(SERVER_ONLY.filter((name) => holdsWords(name) && marked(name, 'site') === null)).toEqual([]);
});

test('H10.4 no value of a switch that stays on the server is in any page, navigation, answer or log', async () => {
  test.slow();
  const yard = await makeSite('server-only');
  await yard.stock([aRow()]);
  const at = (level: string, names: readonly SwitchName[]) =>
    names.flatMap((name) => {
      const found = marked(name, level);
      return found === null ? [] : [{ name, ...found }];
    });
  const site = at('site', SERVER_ONLY);
  const dealership = at(
    'dealership',
    SERVER_ONLY.filter((name) => switchMeta(name).perDealership === true),
  );
  const values = (of: typeof site) => Object.fromEntries(of.map(({ name, value }) => [name, value]));
  const applied = await yard.change((file) => ({
    ...file,
    name: 'Server Only Cars',
    // A site that names no lender is warned about.
    switches: { ...values(site), financeEnabled: false },
    dealerships: file.dealerships.map((one) => (typeof one === 'string' ? one : { ...one, switches: values(dealership) })),
  }));
  expect(applied).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).text).toContain('Server Only Cars');
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  const car = await vehicleLink(yard.slug, 'mazda');
  const pages = ['/', STOCK, car, '/nothing', '/favourites', '/success', `/print?car_id=${car.slice('/cars/'.length)}`];
  const links = (await Promise.all(pages.map((path) => fetchSite(yard.slug, path)))).flatMap(({ text }) =>
    [...text.matchAll(/(?:href|action|src)="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  );
  const addresses = [...new Set([...pages, ...links, '/api/search', '/sitemap.xml', '/robots.txt'])];
  const data = addresses.map((path) => (path === '/' ? '/_.data' : path.replace(/\/?(\?|$)/, '.data$1')));
  const markers = [...new Set([...site, ...dealership].map(({ marker }) => marker))];
  expect(addresses.length).toBeGreaterThan(10);
  for (const path of [...addresses, ...data]) {
    const answer = await fetchSite(yard.slug, path);
    const whole = answer.text + JSON.stringify(answer.headers);
    expect({ path, found: markers.filter((marker) => whole.includes(marker)) }).toEqual({ path, found: [] });
  }
  const sent = await fetchSite(yard.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://${hostOf(yard.slug)}`, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      form: 'contact',
      name: 'Sam',
      last_name: 'Lee',
      phone: '0400 000 001',
      email: 'sam@shopper.example',
      message: 'Hello',
    }),
  });
  expect(sent.status).toBe(201);
  expect(markers.filter((marker) => sent.text.includes(marker))).toEqual([]);
  const log = readFileSync(serverRun().log, 'utf8');
  expect(markers.filter((marker) => log.includes(marker))).toEqual([]);
});
