import { expect } from '@playwright/test';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';

test('P16.6, P16.1 a new site has every page that its links lead to, and speaks of finance on none', async () => {
  test.slow();
  const yard = await makeSite('safe', { city: 'Ballarat', state: 'VIC', postcode: '3350' });
  await yard.stock([aRow()]);
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).text).toContain('38,990');
  const [seen, waiting] = [new Map<string, number>(), ['/']];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const { status, text } = await fetchSite(yard.slug, path);
    seen.set(path, status);
    // What people read: the names of shared scripts and of their data are the same on every site.
    const words = text.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
    expect({ path, said: /sample lender|financ|repayment|comparison rate|per week/i.exec(words)?.[0] }).toEqual({
      path,
      said: undefined,
    });
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href);
    // An address with a question in it is a page that is read without one too, or speaks of one vehicle.
    waiting.push(...links.filter((href) => !/\.\w+$|\?/.test(href)));
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-and-conditions', '/contact-us']));
});

test('J6.5 a removed site answers 404 at once like a host that never was, and is there again when restored', async () => {
  const yard = await makeSite('leaving');
  expect(await runForecourt(['site', 'remove', yard.slug])).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).status).toBe(404);
  expect((await fetchSite(yard.slug, '/')).text).toBe((await fetchSite('never-was', '/')).text);
  expect((await runForecourt(['site', 'restore', yard.slug])).stdout).toContain('is served again');
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).status).toBe(200);
});
