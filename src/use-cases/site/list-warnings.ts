import { siteWarnings } from '#src/rules/site/site-warnings.ts';
import type { SiteFiles } from '#src/site/files/read-site-files.ts';
import type { DealershipFile, SiteFile } from '#src/site/files/site-file.ts';
import { isSet, resolveSwitches } from '#src/site/layers.ts';

/** Warnings about a site's file that is valid (ledger P16). `named` are the dealerships that it names and other files describe. */
export function listWarnings(site: SiteFile, named: readonly DealershipFile[], layers: SiteFiles['layers']): string[] {
  const layer = (kind: string, name: string | null) => ({
    name: kind,
    switches: layers.find((one) => one.kind === kind && one.name === name)?.switches ?? {},
  });
  const under = [
    layer('template', site.template),
    layer('brand', site.brand),
    layer('group', site.group),
    { name: 'site', switches: site.switches },
  ];
  const described = new Map(named.map((one) => [one.slug, one]));
  const dealerships = site.dealerships
    .flatMap((one) => (typeof one === 'string' ? (described.get(one) ?? []) : one))
    .map(({ slug, switches }) => ({ slug, switches: resolveSwitches([...under, { name: 'dealership', switches }]).values }));
  const resolved = resolveSwitches(under);
  return siteWarnings({
    pages: site.pages,
    dealerships,
    switches: resolved.values,
    namesLender: isSet(resolved, 'financeProvider'),
  });
}
