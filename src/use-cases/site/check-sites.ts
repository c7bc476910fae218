import { siteWarnings } from '#src/rules/site/site-warnings.ts';
import { resolveSite } from '#src/site/site.ts';
import type { Database } from '#src/store/connect.ts';
import { countUndelivered } from '#src/store/leads/lead-inbox.ts';
import { listServedSites } from '#src/store/site/sites.ts';
import { SiteStore } from '#src/store/site-store.ts';

/** Something about a site that needs a person's attention. */
export interface Finding {
  readonly slug: string;
  readonly finding: string;
}

/** Checks every site that is served: its receivers of leads, the links of its forms, whether it has a file, and deliveries that failed. */
export async function checkSites(
  db: Database,
  inFiles: ReadonlySet<string>,
): Promise<{ readonly checked: number; readonly findings: readonly Finding[] }> {
  const sites = await listServedSites(db, 'slug');
  const findings: Finding[] = [];
  for (const { id, slug } of sites) {
    const site = await new SiteStore(db, id).snapshot(new Date(), async (snapshot) =>
      snapshot === null ? null : resolveSite(id, snapshot.site.definition, snapshot.site.layers, snapshot.site.dealerships),
    );
    const { notDelivered, unreceived } = await countUndelivered(db, id);
    findings.push(
      ...[
        ...(site === null ? ['it has no file that could be applied'] : siteWarnings(site)),
        ...(inFiles.has(slug) ? [] : [`its file is gone and it is still served; "forecourt site remove ${slug}" stops that`]),
        ...(unreceived > 0 ? [`${unreceived} of its leads had no receiver; "forecourt leads --site ${slug}" lists them`] : []),
        ...(notDelivered > 0
          ? [
              `${notDelivered === 1 ? '1 delivery was' : `${notDelivered} deliveries were`} given up; "forecourt leads resend" tries again`,
            ]
          : []),
      ].map((finding) => ({ slug, finding })),
    );
  }
  return { checked: sites.length, findings };
}
