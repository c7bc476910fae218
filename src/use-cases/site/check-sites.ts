import { sql } from 'kysely';
import { siteWarnings } from '#src/rules/site/site-warnings.ts';
import { resolveSite } from '#src/site/site.ts';
import type { Database } from '#src/store/connect.ts';
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
  const sites = await db.selectFrom('site').select(['id', 'slug']).where('removed_at', 'is', null).orderBy('slug').execute();
  const findings: Finding[] = [];
  for (const { id, slug } of sites) {
    const site = await new SiteStore(db, id).snapshot(new Date(), async (snapshot) =>
      snapshot === null ? null : resolveSite(id, snapshot.site.definition, snapshot.site.layers, snapshot.site.dealerships),
    );
    const { notDelivered, unreceived } = await deliveriesOf(db, id);
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

async function deliveriesOf(db: Database, siteId: number): Promise<{ notDelivered: number; unreceived: number }> {
  const { rows } = await sql<{ notDelivered: number; unreceived: number }>`
    select (select count(*)::int from delivery d where d.site_id = ${siteId} and d.state = 'set_aside') as "notDelivered",
      (select count(*)::int from lead l where l.site_id = ${siteId} and not l.is_spam and l.lead_status = 'Complete'
        and not exists (select from delivery d where d.lead_id = l.id and d.site_id = l.site_id and d.channel <> 'shopper-email')) as unreceived`.execute(
    db,
  );
  return rows[0] ?? { notDelivered: 0, unreceived: 0 };
}
