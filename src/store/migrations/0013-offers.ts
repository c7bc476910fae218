import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Offers come from site files: each has a name of its own within its dealership, so that it keeps its id, and the slugs of the sites it is
 * excluded from, which may be applied later than the offer. What dealers wrote is kept beside what was made safe of it.
 */
export const offers: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table offer
  add column slug text,
  add column position integer not null default 0,
  add column sanitized_description text not null default '',
  add column sanitized_disclaimer text not null default '',
  add column stock_filter text,
  add column excluded_sites text[] not null default '{}';
update offer set slug = 'offer-' || id;
alter table offer
  alter column slug set not null,
  add check (slug <> ''),
  add unique (dealership_id, slug);`,
    ),
};
