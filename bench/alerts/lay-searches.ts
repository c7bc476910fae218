import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seeded } from '#demo/fleet/seeded.ts';
import { searchTerms } from '#src/rules/alerts/alert-terms.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Database } from '#src/store/connect.ts';

/** What vehicles there are to search for. */
export interface Words {
  readonly models: readonly (readonly [make: string, model: string])[];
  readonly bodies: readonly string[];
  readonly fuels: readonly string[];
}

/** A search such as shoppers save: most want a model up to a price, some a kind of car, a few only a price. */
export function aSavedSearch({ models, bodies, fuels }: Words, at: number): WantedSearch {
  const dice = seeded(`alerts/${at}`);
  const one = <T>(of: readonly T[]): T => of[dice.whole(0, of.length - 1)] as T;
  const highest = dice.whole(8, 60) * 1_000;
  const price = { min: null, max: highest };
  const roll = dice.roll();
  const [make, model] = one(models);
  if (roll < 0.7) {
    const year = dice.roll() < 0.5 ? { year: { min: dice.whole(2012, 2022), max: null } } : {};
    return { text: '', words: { make: [make], model: [model] }, ranges: { price, ...year }, near: null };
  }
  if (roll < 0.9)
    return { text: '', words: { make: [make], body: [one(bodies)], fuel: [one(fuels)] }, ranges: { price }, near: null };
  if (roll < 0.98) {
    const km = { min: null, max: dice.whole(2, 10) * 10_000 };
    return {
      text: '',
      words: { body: [one(bodies)], fuel: [one(fuels)] },
      ranges: { price: { min: null, max: highest / 2 }, km },
      near: null,
    };
  }
  return { text: '', words: {}, ranges: { price: { min: null, max: 6_000 } }, near: null };
}

const CHUNK = 10_000;

/** Stores searches of a site, each with an address of its own, as if they had been asked for and confirmed long ago. */
export async function laySearches(db: Database, siteId: number, wanted: readonly WantedSearch[], first: number): Promise<void> {
  for (let from = 0; from < wanted.length; from += CHUNK) {
    const some = wanted.slice(from, from + CHUNK).map((search, at) => ({
      contact: randomUUID(),
      alert: randomUUID(),
      number: first + from + at,
      wanted: search,
    }));
    const terms = some.flatMap(({ alert, wanted: search }) => searchTerms(search).map((term) => ({ alert, ...term })));
    await sql`
      insert into alert_contact (id, site_id, channel, address, confirmed_at, last_seen_at, created_at)
      select contact, ${siteId}, 'email', 'p' || number || '@shopper.example', '2026-01-01', now(), '2026-01-01'
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g (contact uuid, number integer)`.execute(db);
    await sql`
      insert into alert (id, site_id, contact_id, kind, query, wanted, words, noun, every, consent, asked_at, confirmed_at, created_at)
      select alert, ${siteId}, contact, 'search', '/search/x?' || number, wanted, 'w', 'n', 'day', '{}', '2026-01-01', '2026-01-01', '2026-01-01'
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g (alert uuid, contact uuid, number integer, wanted jsonb)`.execute(
      db,
    );
    await sql`
      insert into alert_term (site_id, term, alert_id, lowest, highest)
      select ${siteId}, term, alert, lowest, highest
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t (alert uuid, term text, lowest integer, highest integer)`.execute(
      db,
    );
  }
}
