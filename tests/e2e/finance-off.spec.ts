import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';

/** What would be a trace of finance: words, and addresses of its pages and interfaces. */
const TRACE = /financ|repayment|comparison rate|\blender|weekly budget|\/api\/youx/i;
const OFFER = { interestRate: 8, comparisonRate: 8.9, paymentWeek: 120.4, paymentMonth: 522, termMonths: 48 };

/** What of a page a visitor can see or follow: not its switches, which name the capability that is off. */
const visible = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>|<style\b.*?<\/style>/gs, '');

test('P11.2 finance off leaves no trace on any page, and its addresses and interfaces answer 404', async () => {
  test.slow();
  const yard = await makeSite('cash-yard');
  const { slug } = yard;
  const demo = JSON.parse(readFileSync('sites/harbour.json', 'utf8')) as SiteFileFacts;
  await yard.stock([aRow({ finance_lenders: { manual: OFFER } })]);
  // The words of a dealer's own page about trade-ins, which name lenders, are the dealer's to change.
  const { 'trade-in': _, ...pages } = demo.pages;
  const shown = { pages, menu: demo.menu };
  const switches = {
    cardEstimates: true,
    shownFacets: ['make', 'weekly_price_range'],
    financeQuotes: true,
    financeProvider: 'manual',
    leadEmails: ['leads@dealer.example'],
  };
  const on = await yard.change((file) => ({ ...file, ...shown, switches: { ...switches, financeEnabled: true } }));
  expect(on.stderr).toBe('');
  await expect.poll(async () => (await fetchSite(slug, '/finance')).status).toBe(200);
  const first = ['/', ...Object.keys(pages).map((page) => `/${page}`), '/success?form=finance'];
  // The search that finds traces finds them while finance is on.
  expect((await crawl(slug, first)).filter(({ trace }) => trace !== null).length).toBeGreaterThan(5);

  await yard.change((file) => ({ ...file, switches: { ...switches, financeEnabled: false } }));
  await expect.poll(async () => (await fetchSite(slug, '/finance')).status).toBe(404);
  const seen = await crawl(slug, first);
  expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(15);
  expect(seen.flatMap(({ path, trace }) => (trace === null ? [] : [`${path}: ${trace}`]))).toEqual([]);
  const [car] = seen.filter(({ path }) => /^\/cars\/[^/]+$/.test(path));
  const id = car?.path.split('-').at(-1) ?? '';
  for (const path of ['/finance-enquiry', '/finance-and-insurance', `${car?.path}/finance`, `/api/finance/disclaimer/${id}`])
    expect((await fetchSite(slug, path)).status, path).toBe(404);
  const posted = (path: string, body: object) =>
    fetchSite(slug, path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  expect((await posted('/api/youx/quote', { car_id: id })).status).toBe(404);
  expect((await posted('/api/leads', { form: 'finance', name: 'A', email: 'a@example.com', phone: '0400000000' })).status).toBe(
    404,
  );
});

interface Seen {
  readonly path: string;
  readonly status: number;
  /** The first trace of finance, with what stands around it. */
  readonly trace: string | null;
}

/** Reads a site from its first pages on, following every link that stays on it; of a page that is not there nothing is read. */
async function crawl(slug: string, first: readonly string[]): Promise<Seen[]> {
  const known = new Set(first);
  const seen: Seen[] = [];
  for (const path of known) {
    const { status, text } = await fetchSite(slug, path);
    const html = status === 200 ? visible(text.replaceAll(/<link [^>]*>/g, '')) : '';
    const at = html.search(TRACE);
    seen.push({ path, status, trace: at < 0 ? null : html.slice(Math.max(0, at - 60), at + 60) });
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)/g))
      if (!/^\/(?:images|assets|api)\b|\.\w{2,5}$|^\/search\/.*\?/.test(href) && known.size < 150) known.add(href);
  }
  return seen;
}
