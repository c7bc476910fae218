import { siteWarnings } from '#src/rules/site/site-warnings.ts';
import type { SiteFiles } from '#src/site/files/read-site-files.ts';
import { isSet, resolveSwitches } from '#src/site/layers.ts';

export interface FileWarning {
  readonly slug: string;
  readonly warning: string;
}

/** Warnings about site files that are valid (ledger P16). */
export function listWarnings({ sites, layers }: Pick<SiteFiles, 'sites' | 'layers'>): FileWarning[] {
  const described = sites.flatMap(({ site }) => site.dealerships.filter((one) => typeof one !== 'string'));
  const layer = (kind: string, name: string | null) => ({
    name: kind,
    switches: layers.find((one) => one.kind === kind && one.name === name)?.switches ?? {},
  });
  return sites.flatMap(({ site }) => {
    const under = [
      layer('template', site.template),
      layer('brand', site.brand),
      layer('group', site.group),
      { name: 'site', switches: site.switches },
    ];
    const slugs = site.dealerships.map((one) => (typeof one === 'string' ? one : one.slug));
    const dealerships = described
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ slug, switches }) => ({ slug, switches: resolveSwitches([...under, { name: 'dealership', switches }]).values }));
    const resolved = resolveSwitches(under);
    return siteWarnings({
      pages: site.pages,
      dealerships,
      switches: resolved.values,
      namesLender: isSet(resolved, 'financeProvider'),
    }).map((warning) => ({ slug: site.slug, warning }));
  });
}
