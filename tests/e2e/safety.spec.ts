import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { hostOf, site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

const STOCK = '/search/new-used-and-demo-cars/';

test('The policy names every inline script by its hash and allows no other', async () => {
  const [car = ''] = await vehicleLinks('harbour');
  for (const path of ['/', STOCK, car, '/nothing-here']) {
    const { headers, text } = await fetchSite('harbour', path);
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/);
    const inline = [...text.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].filter(
      // What describes the page to search engines is data; no browser runs it.
      ([, given = '']) => !given.includes('src=') && !given.includes('application/ld+json'),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const [, , body = ''] of inline) expect(scripts).toContain(createHash('sha256').update(body).digest('base64'));
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('A script put into a page is refused by the browser', async ({ page, tolerate }) => {
  tolerate(/policy|Content Security/i);
  await page.goto(site('harbour'));
  const refused = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      ),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.body.append(script);
  });
  expect(await refused).toBe('script-src-elem');
  expect(await page.locator('html').getAttribute('data-injected')).toBeNull();
});

test('A script that slipped into stored content is in no policy and does not run', async ({ page, tolerate }) => {
  tolerate(/policy|Content Security/i);
  const code = 'document.documentElement.dataset.injected = "yes"';
  const yard = await makeSite('slipped');
  await yard.stock([aRow({ dealercomments: '<p>Fine car</p>' })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  // Past everything that makes words safe, as a fault in it would let them.
  await inDatabase(async (db) => {
    const comments = `<p>Slipped in</p><script>${code}</script>`;
    await db.query(`update vehicle v set dealercomments = $1 from dealership d where d.id = v.dealership_id and d.slug = $2`, [
      comments,
      yard.dealership,
    ]);
    await db.query(
      `update version set number = number + 1 where kind = 'dealership' and id = (select id from dealership where slug = $1)`,
      [yard.dealership],
    );
  });
  const car = await vehicleLink(yard.slug, 'mazda');
  await expect.poll(async () => (await fetchSite(yard.slug, car)).text).toContain(`<script>${code}</script>`);
  const { headers } = await fetchSite(yard.slug, car);
  expect(headers['content-security-policy']).not.toContain(createHash('sha256').update(code).digest('base64'));
  await page.goto(site(yard.slug) + car);
  await expect(page.getByText('Slipped in')).toBeAttached();
  // The page's own inline script has run.
  await expect.poll(() => page.evaluate(() => 'earlyPress' in window)).toBe(true);
  expect(await page.locator('html').getAttribute('data-injected')).toBeNull();
});

test("A dealer's words cannot bring a script, a frame or a form into a page", async ({ page }) => {
  const yard = await makeSite('words');
  const words = `<p onclick="evil()">Fine <b>car</b></p><script>evil()</script><img src=x onerror=evil()><iframe src="https://evil.example"></iframe>
    <a href="javascript:evil()">here</a><form action="https://evil.example"><input name="card"></form></style></script>`;
  await yard.stock([aRow({ model: '</script><script>evil()', badge: '"><img src=x onerror=evil()>', dealercomments: words })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  await page.goto(site(yard.slug) + (await vehicleLink(yard.slug, 'mazda')));
  const main = page.getByRole('main');
  await expect(main.getByText('Fine car')).toBeVisible();
  await expect(main.locator('script, iframe, [onclick], [onerror], [href^="javascript"]')).toHaveCount(0);
  await expect(main.getByRole('tabpanel', { name: 'Dealer Comments' }).locator('form, input')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2022 Mazda </script><script>evil()');
});

test('A request that another site’s page sends is refused before any page sees it', async () => {
  const own = `http://${hostOf('harbour')}`;
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://${hostOf('summit')}` },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { cookie: 'session=1' },
  ];
  for (const headers of foreign) {
    for (const path of ['/', STOCK, '/api/leads']) {
      const { status, headers: got } = await fetchSite('harbour', path, { method: 'POST', headers, body: 'a=1' });
      const form = path.startsWith('/api/') ? 'application/problem+json' : 'text/html; charset=utf-8';
      expect([headers, path, status, got['content-type']]).toEqual([headers, path, 403, form]);
    }
  }
  const honest = await fetchSite('harbour', '/api/leads', {
    method: 'POST',
    headers: { origin: own, 'sec-fetch-site': 'same-origin' },
  });
  expect(honest.status).not.toBe(403);
});

test("P13.4 a dealer's messaging token is in no page, no navigation and no log", async () => {
  const token = 'token-that-nobody-may-see';
  const yard = await makeSite('token');
  await yard.stock([aRow()]);
  const applied = await yard.change((file) => ({
    ...file,
    name: 'Token Cars',
    switches: { ...file.switches, messagingToken: token },
  }));
  expect(applied).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).text).toContain('Token Cars');
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  const car = await vehicleLink(yard.slug, 'mazda');
  for (const path of ['/', STOCK, car, '/nothing', '/_.data', `${STOCK.slice(0, -1)}.data`, `${car}.data`]) {
    const answer = await fetchSite(yard.slug, path);
    expect(answer.text.length).toBeGreaterThan(0);
    expect(answer.text + JSON.stringify(answer.headers), path).not.toContain(token);
  }
  expect(readFileSync(serverRun().log, 'utf8')).not.toContain(token);
});
