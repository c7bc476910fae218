import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** SQL for a number as it was typed in E.164 form; null for what is none. 0412 345 678, +61 412 345 678, 61412345678 and +61 (0)412 345 678 are one number. */
export const e164Of = (typed: string): string => `
  substring(
    regexp_replace(
      regexp_replace(regexp_replace(${typed}, '[^0-9+]', '', 'g'), '^00', '+'),
      '^(?:\\+?61)?0?(4[0-9]{8})$', '+61\\1')
    from '^\\+[1-9][0-9]{5,14}$')`;

/**
 * The phone number of a lead in E.164 form, by which a shopper who has proved that number by a code finds what they sent
 * (docs/decisions/0041-a-shoppers-own-leads.md). The database derives it from what was typed: it holds for leads of every age, and after
 * every step of a form. What it does not recognise as an Australian mobile or an international number is null, and nobody's.
 */
export const leadPhones: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table lead add column phone_e164 text generated always as (${e164Of("fields->>'phone'")}) stored;
create index lead_phone on lead (site_id, phone_e164, created_at) where phone_e164 is not null;`,
    ),
};
