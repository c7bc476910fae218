import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import { aLocation, type SiteFileFacts } from '#tests/factories/a-site-file.ts';

const home = async (slug: string) => (await fetchSite(slug, '/')).text;

test('J6.1 one command makes a site that the running server serves', async ({ page }) => {
  const yard = await makeSite('sixth', { city: 'Yass', state: 'NSW', postcode: '2582' });
  expect(yard.created).toMatchObject({ code: 0, stderr: '' });
  expect(yard.created.stdout).toContain(site(yard.slug));
  await page.goto(site(yard.slug));
  await expect(page.getByRole('heading', { level: 1, name: `Yard of ${yard.slug}` })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Yass NSW 2582');
  await page.goto(site(null));
  await expect(page.getByRole('link', { name: `Yard of ${yard.slug}` })).toBeVisible();
});

test('J3 a changed site file is served without a restart', async () => {
  const yard = await makeSite('changed');
  const applied = await yard.change((file) => ({
    ...file,
    name: 'Under New Management',
    theme: { ...file.theme, brand: '#7A1F4E' },
  }));
  expect(applied).toMatchObject({ code: 0, stderr: '' });
  expect(applied.stdout).toContain(`applied    ${yard.slug}`);
  await expect.poll(() => home(yard.slug)).toContain('Under New Management');
});

test('P4.1, P4.2 a wrong site file is refused by file, key and reason, and the site goes on as it was', async () => {
  const yard = await makeSite('refused');
  const before = await home(yard.slug);
  const refused = async (wrong: { switches?: Record<string, unknown>; domains?: string[] }) => {
    const applied = await yard.change((file) => ({ ...file, switches: {}, domains: [], name: 'Never Seen', ...wrong }));
    expect(applied.code).toBe(1);
    return applied.stderr.trim().split('\n');
  };
  expect(await refused({ switches: { cardsPerRow: 5, cardsPerRoww: 4, timeZone: 'Mars/Olympus' } })).toEqual([
    expect.stringMatching(new RegExp(`^refused +${yard.slug}\\.json: switches\\.cardsPerRow: .+`)),
    expect.stringMatching(new RegExp(`^refused +${yard.slug}\\.json: switches\\.cardsPerRoww: .+`)),
    expect.stringMatching(new RegExp(`^refused +${yard.slug}\\.json: switches\\.timeZone: must be a time zone`)),
  ]);
  expect(await refused({ domains: ['www.harbourcitymotors.example'] })).toEqual([
    `refused    ${yard.slug}.json: domains: the host www.harbourcitymotors.example belongs to the site "harbour"`,
  ]);
  expect(await home(yard.slug)).toBe(before);
  const mended = await yard.change((file) => ({ ...file, domains: [], switches: {}, name: 'Mended' }));
  expect(mended.code).toBe(0);
  await expect.poll(() => home(yard.slug)).toContain('Mended');
});

test('J3, J6 an import is on the site, and so is a change of price', async ({ page }) => {
  const yard = await makeSite('import');
  const came = await yard.stock([aRow({ stocknum: 'A', price: 20_990 }), aRow({ stocknum: 'B', car_type: 'borrowed' })]);
  expect(came.code).toBe(3);
  expect(came.stdout).toContain('1 added, 0 changed, 0 unchanged, 1 set aside.');
  expect(came.stderr).toContain('row 2 (B): car_type: must be new, demo or used');
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  const car = await vehicleLink(yard.slug, 'mazda');
  await page.goto(site(yard.slug) + car);
  await expect(page.getByRole('article').getByText('$20,990').first()).toBeVisible();
  const changed = await yard.stock([aRow({ stocknum: 'A', price: 18_990, before_price: 20_990 })]);
  expect(changed).toMatchObject({ code: 0, stdout: '0 added, 1 changed, 0 unchanged, 0 set aside.\n' });
  await expect.poll(async () => (await fetchSite(yard.slug, car)).text).toContain('$18,990');
  await page.reload();
  await expect(page.getByRole('article').locator('s').first()).toHaveText('was $20,990');
  expect(await vehicleLinks(yard.slug)).toEqual([car]);
});

test('J3 a page that the browser navigates to is as new as the rest', async ({ page }) => {
  const yard = await makeSite('navigate');
  await yard.stock([aRow({ price: 20_990 })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  await page.goto(`${site(yard.slug)}/search/new-used-and-demo-cars/`);
  await expect(page.getByRole('article')).toContainText('$20,990');
  await yard.stock([aRow({ price: 17_990 })]);
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).text).toContain('$17,990');
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('article').getByText('$17,990').first()).toBeVisible();
});

test('K3.1 a licence number stands in the footer where the state requires it, and elsewhere as the site says', async () => {
  const yard = await makeSite('licence', { city: 'Tweed Heads', state: 'NSW', postcode: '2485' });
  await yard.change((file) => ({ ...file, name: 'Licensed', dealerships: file.dealerships.map(withTwoYards) }));
  await expect.poll(() => home(yard.slug)).toContain('Licensed');
  expect(await home(yard.slug)).toContain('Dealer licence NSW-1');
  expect(await home(yard.slug)).not.toContain('QLD-2');
  await yard.change((file) => ({ ...file, switches: { showsLicenceNumbers: true } }));
  await expect.poll(() => home(yard.slug)).toContain('Dealer licence QLD-2');
  await yard.change((file) => ({ ...file, switches: { showsLicenceNumbers: false } }));
  await expect.poll(() => home(yard.slug)).not.toContain('NSW-1');
});

test('P11 a capability that is off leaves no link to it in the menus', async () => {
  const yard = await makeSite('capability');
  const links = [{ label: 'Pay it off', href: '/finance', needs: 'financeEnabled' as const }];
  await yard.change((file) => ({
    ...file,
    switches: { financeEnabled: true },
    menu: { header: links, footer: [{ heading: 'Money', links }] },
  }));
  await expect.poll(() => home(yard.slug)).toContain('Pay it off');
  await yard.change((file) => ({ ...file, switches: { financeEnabled: false } }));
  await expect.poll(() => home(yard.slug)).not.toContain('Pay it off');
  expect(await home(yard.slug)).not.toContain('Money');
});

type Dealership = SiteFileFacts['dealerships'][number];

/** The dealership with the licence of its yard, and a second yard with another across the border. */
function withTwoYards(dealership: Dealership): Dealership {
  if (typeof dealership === 'string') return dealership;
  const [first, ...others] = dealership.locations;
  if (first === undefined) return dealership;
  const across = aLocation({ slug: `${first.slug}-across`, name: 'Across', dealer_license_number: 'QLD-2' });
  return { ...dealership, locations: [{ ...first, dealer_license_number: 'NSW-1' }, ...others, across] };
}
