import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

const BY_SITE = ['site_definition', 'site_dealership', 'lead', 'delivery', 'appointment'];
const BY_DEALERSHIP = [
  'location',
  'special_hours',
  'vehicle',
  'vehicle_variant',
  'vehicle_specification',
  'vehicle_market',
  'vehicle_lender',
  'vehicle_spin_image',
  'vehicle_hotspot',
  'price_change',
  'import_run',
  'review',
];
const SHARED = ['version', 'site', 'site_host', 'manufacturer', 'model'];
const OURS = 'select dealership_id from site_dealership where site_id = app_site_id()';

/** Row-level security: the web's role sees its site's rows and nothing without a site; the platform's role sees all. */
export const fences: Migration = {
  up: async (db) => {
    const fence = (table: string, rule: string) =>
      runSql(
        db,
        `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy site_fence on ${table} to forecourt_app using (${rule});
create policy platform on ${table} to forecourt_platform using (true);
create policy owner on ${table} to current_user using (true);`,
      );
    for (const table of BY_SITE) await fence(table, 'site_id = app_site_id()');
    for (const table of BY_DEALERSHIP) await fence(table, `dealership_id in (${OURS})`);
    await fence('dealership', `id in (${OURS})`);
    await fence('offer', `dealership_id in (${OURS}) and not app_site_id() = any (excluded_website_ids)`);
    await fence(
      'layer',
      `exists (select from site_definition d where d.site_id = app_site_id() and name = case kind
         when 'template' then d.template when 'brand' then d.brand else d."group" end)`,
    );
    const readable = [...SHARED, ...BY_SITE, ...BY_DEALERSHIP, 'dealership', 'offer', 'layer'].filter(
      (table) => table !== 'import_run',
    );
    await runSql(
      db,
      `
grant usage on schema public to forecourt_app, forecourt_platform;
grant select on ${readable.join(', ')} to forecourt_app;
grant insert, update, delete on lead, delivery, appointment to forecourt_app;
grant select, insert, update, delete on all tables in schema public to forecourt_platform;
revoke all on kysely_migration, kysely_migration_lock from forecourt_app, forecourt_platform;
grant usage on all sequences in schema public to forecourt_platform;`,
    );
  },
};
