import path from 'node:path';
import { expect, test } from 'vitest';
import { resolveSwitches } from '#src/site/layers.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';
import { type Switches, switchDefault } from './switches.ts';

const { sites, layers, lenders } = await wholeSiteFiles(path.join(import.meta.dirname, '..', '..', '..', 'sites'));

/** The resolved switches of a demo site. */
function switchesOf(slug: string): Switches {
  const site = sites.find((one) => one.site.slug === slug)?.site;
  if (site === undefined) throw new Error(`There is no site "${slug}".`);
  const under = layers.filter(({ kind, name }) => site[kind] === name);
  return resolveSwitches([...under, { name: 'site', switches: site.switches }]).values;
}
const SLUGS = sites.map(({ site }) => site.slug);

test('M7.3 the default interest is 10 percent', () => expect(switchDefault('financeInterest')).toBe(10));
test('M7.3 with a disclaimer that states a 5 year term, 10.0 percent deposit, 30.0 percent final payment', () =>
  expect(switchDefault('financeDisclaimer')).toContain('5 year term, 10.0 percent deposit, 30.0 percent final payment'));
test('M7.4 it is 7.5 on coastline-mg and 8.5 elsewhere by switch', () => {
  expect(switchesOf('coastline-mg').financeInterest).toBe(7.5);
  expect(SLUGS.some((slug) => switchesOf(slug).financeInterest === 8.5)).toBe(true);
});
test('P9.1 harbour has the lender manual; the five demo sites have five lenders, each a row', () => {
  const chosen = SLUGS.map((slug) => switchesOf(slug).financeProvider);
  expect(switchesOf('harbour').financeProvider).toBe('manual');
  expect(new Set(chosen).size).toBe(5);
  for (const id of chosen) expect(lenders?.map((lender) => lender.id)).toContain(id);
});
test('P9.3 on summit the amount begins with the car’s price and repayments are rounded up', () =>
  expect(switchesOf('summit')).toMatchObject({ financeAmount: 'price', financeRoundsUp: true }));
test('M4v every demo site has the calculator on the page that its finance links lead to', () => {
  for (const { site } of sites) {
    const page = site.pages[switchesOf(site.slug).financePage.slice(1)];
    expect(page?.blocks.map(({ block }) => block)).toEqual(expect.arrayContaining(['finance-calculator', 'lead-form']));
  }
});
test('M9b a finance page is /finance unless a site says otherwise', () => expect(switchDefault('financePage')).toBe('/finance'));
