import { sql, type Transaction } from 'kysely';
import type { Lender } from '#src/rules/finance/lender.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Brings the lenders in step with their file; whether anything changed. */
export async function putLenders(trx: Transaction<Tables>, lenders: readonly Lender[]): Promise<boolean> {
  const ids = lenders.map(({ id }) => id);
  const gone = await sql`delete from lender where id <> all(${ids}::text[]) returning id`.execute(trx);
  const changed = await sql`insert into lender (id, facts)
    select facts ->> 'id', facts from jsonb_array_elements(${JSON.stringify(lenders)}::jsonb) as facts
    on conflict (id) do update set facts = excluded.facts where lender.facts <> excluded.facts returning id`.execute(trx);
  return gone.rows.length + changed.rows.length > 0;
}
