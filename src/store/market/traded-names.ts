import { type RawBuilder, sql, type Transaction } from 'kysely';
import { LONGEST_NAME, MOST_NAMES } from '#src/rules/trade-in/name-list.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Feeds spell one name in several ways: Hi-Lux, HILUX and HiLux are one model. The function traded_names compares by the same key. */
const nameKey = (column: RawBuilder<unknown>) => sql`lower(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;

/**
 * Brings the lists of makes, models and badges up to date with all stock, and writes only what differs. A list is as long as a person can choose from,
 * however many names dealers invent.
 */
export async function writeTradedNames(trx: Transaction<Tables>): Promise<void> {
  await sql`
    with spelled as (
      select case when d.market_opt_out then d.id end as dealership_id, v.item_type, v.make, v.model, coalesce(v.badge, '') as badge, v.year, count(*) as n
      from vehicle v join dealership d on d.id = v.dealership_id
      where v.show_on_dealer_website and greatest(length(v.make), length(v.model), length(v.badge)) <= ${LONGEST_NAME}
      group by 1, 2, 3, 4, 5, 6
    ), keyed as (
      select *, ${nameKey(sql`make`)} as make_key, ${nameKey(sql`model`)} as model_key, ${nameKey(sql`badge`)} as badge_key from spelled
    ), levels as (
      select dealership_id, item_type, '' as make_key, '' as model_key, make_key as name_key, make as name, year, n from keyed
      union all
      select dealership_id, item_type, make_key, '', model_key, model, year, n from keyed where make_key <> ''
      union all
      select dealership_id, item_type, make_key, model_key, badge_key, badge, year, n from keyed where make_key <> '' and model_key <> ''
    ), spellings as (
      select dealership_id, item_type, make_key, model_key, name_key, name, sum(n) as n
      from levels where name_key <> '' group by 1, 2, 3, 4, 5, 6
    ), names as (
      select dealership_id, item_type, make_key, model_key, name_key, (array_agg(name order by n desc, name))[1] as name, sum(n) as n
      from spellings group by 1, 2, 3, 4, 5
    ), listed as (
      select *, row_number() over (partition by dealership_id, item_type, make_key, model_key order by n desc, name_key) as place from names
    ), fresh as materialized (
      select l.dealership_id, l.item_type, l.make_key, l.model_key, l.name_key, l.name, array_agg(distinct y.year order by y.year) as years
      from listed l join levels y on y.dealership_id is not distinct from l.dealership_id
        and (y.item_type, y.make_key, y.model_key, y.name_key) = (l.item_type, l.make_key, l.model_key, l.name_key)
      where l.place <= ${MOST_NAMES} group by 1, 2, 3, 4, 5, 6
    ), gone as (
      delete from traded_name t where not exists (
        select from fresh f where f.dealership_id is not distinct from t.dealership_id
          and (f.item_type, f.make_key, f.model_key, f.name_key) = (t.item_type, t.make_key, t.model_key, t.name_key))
    )
    insert into traded_name as t (dealership_id, item_type, make_key, model_key, name_key, name, years)
    select dealership_id, item_type, make_key, model_key, name_key, name, years from fresh
    on conflict (item_type, make_key, model_key, name_key, dealership_id) do update set name = excluded.name, years = excluded.years
    where (t.name, t.years) is distinct from (excluded.name, excluded.years)`.execute(trx);
}
