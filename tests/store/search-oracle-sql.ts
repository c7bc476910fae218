import pg from 'pg';
import { RANGE_FACETS, type RangeFacet, WORD_FACETS, type WordFacet } from '#src/rules/search/facets.ts';
import type { StockAnswer, StockQuery } from '#src/showroom/stock-search.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import type { OracleSite } from '#tests/store/search-oracle-stock.ts';
import { type TextRow, textScan } from '#tests/store/search-oracle-text.ts';

/** What the database says a search must find. */
export type OracleAnswer = Pick<StockAnswer, 'count' | 'facets' | 'ranges'> & { readonly ids: readonly number[] };

const MANY: readonly WordFacet[] = ['filtered_features', 'categories'];
const text = (value: string) => pg.escapeLiteral(value);
const lower = (sql: string) => `lower((${sql})::text collate "pg_c_utf8")`;
const list = (values: readonly string[]) => `array[${values.map(text).join(', ')}]::text[]`;

/** Lays out, from the real tables, what a site shows: the rules of ledger S3, S5 and S7 in SQL. */
const siteSql = (site: OracleSite) => {
  const { truckMeans, overrideCity, stockAgeLimitYears, seriesOrder, priceBandDollars, weeklyBandDollars, filteredFeatures } =
    site.switches;
  const band = (value: string, width: number, over: number) =>
    `case when ${value} > ${over} then (floor(${value} / ${width}) * ${width})::bigint || '-' || (floor(${value} / ${width}) * ${width} + ${width - 1})::bigint end`;
  return `
drop table if exists oracle_${site.slug};
create table oracle_${site.slug} as
with cars as (
  select v.*, l.state as l_state, l.city as l_city, l.name as l_name, d.name as d_name,
    case regexp_replace(lower(v.simple_body), '[^a-z0-9]', '', 'g')
      when 'suv' then 'SUV' when 'ute' then 'Ute' when 'sedan' then 'Sedan' when 'peoplemover' then 'People Mover'
      when 'lighttruck' then 'Light Truck' when 'truck' then ${text(truckMeans === 'ute' ? 'Ute' : 'Light Truck')}
      else v.simple_body end as body,
    v.price_cents / 100.0 as dollars,
    coalesce(
      case when d.switches ->> 'financeQuotes' = 'true'${site.switches.financeExcludedMakes === undefined ? '' : ` and lower(v.make) <> all (${list(site.switches.financeExcludedMakes)})`}
        then floor((v.youx_quote ->> 'weeklyRepaymentAmount')::numeric + 0.5) end,
      (select case when floor(${site.weeklySql} + 0.5) > 25 then floor(${site.weeklySql} + 0.5) end from vehicle_lender f
        where f.vehicle_id = v.id and f.lender = ${text(site.switches.financeProvider)}
        and f.interest_rate is not null and f.comparison_rate is not null)) as weekly
  from vehicle v join site_dealership s on s.dealership_id = v.dealership_id
    join site on site.id = s.site_id and site.slug = ${text(site.slug)}
    join dealership d on d.id = v.dealership_id join location l on l.id = v.location_id
  where v.show_on_dealer_website and ${site.whereSql}
    and (${stockAgeLimitYears ?? 'null'}::int is null or 2026 - v.year <= ${stockAgeLimitYears ?? 'null'}::int)
    and case when v.sold or v.status = 'sold'
      then v.sold_at + make_interval(hours => 24 * coalesce((d.switches ->> 'includeSoldCarsDays')::int, 3)) > ${text(NOW.toISOString())}
      else v.status in ('in_stock', 'coming_soon') end
)
select v.id, v.created_at, v.custom_rank, case when v.price_cents > 1000 then v.price_cents end as price_cents,
  coalesce(array_position(${list(seriesOrder.map((name) => name.toLowerCase()))}, lower(v.series)), 1000) as series_place,
  v.make, v.model, v.make || ' ' || v.model as make_model, v.badge, v.car_type, v.status, v.body, v.simple_fuel as fuel,
  v.simple_transmission as transmission, v.simple_drive as drive, v.seats::text as seats, v.colour,
  ${band('v.dollars', priceBandDollars, 10)} as price_range,
  case when v.price_cents > 1000 and not v.sold and v.status in ('in_stock', 'coming_soon') then ${band('v.weekly', weeklyBandDollars, 0)} end as weekly_price_range,
  v.location_id, v.l_state as state, coalesce(${overrideCity === null ? 'null' : text(overrideCity)}, v.l_city) as city, v.l_name as location_name, v.d_name as dealership_name,
  v.item_type, v.tag, v.certified::text as certified,
  array(select f from unnest(${list(filteredFeatures)}) f where lower(f) in (select lower(e) from unnest(v.equipment) e)) as filtered_features,
  array_remove(array[${Object.entries(site.categoriesSql)
    .map(([name, sql]) => `case when ${sql} then ${text(name)} end`)
    .join(', ')}]::text[], null) as categories,
  case when v.price_cents > 1000 then v.price_cents / 100.0::float8 end as price, nullif(v.subscription_price_cents, 0) / 100.0::float8 as subscription_price, v.km::float8 as km, v.year::float8 as year,
  p.body_length::float8 as body_length, p.tare_weight::float8 as tare_weight, case when v.item_type = 'caravan' and v.body is distinct from 'Motorhome' and (p.tare_weight >= p.aggregate_trailer_mass) is not true and p.aggregate_trailer_mass > 0 then p.aggregate_trailer_mass::float8 end as aggregate_trailer_mass,
  p.sleeps::text as sleeps, p.axle_type,
  case when v.item_type = 'caravan' and ('Full ensuite' = any (v.equipment)) <> ('No ensuite' = any (v.equipment)) then ('Full ensuite' = any (v.equipment))::text end as ensuite,
  array[v.make, v.model, v.badge, v.series, v.colour, v.simple_body, v.body, v.simple_fuel, v.fuel, v.stocknum, v.vin] || v.equipment as fields
from cars v left join vehicle_specification p on p.vehicle_id = v.id`;
};

const ORDERS: Readonly<Record<StockQuery['sort'], string>> = {
  relevance: 'series_place, custom_rank desc, id',
  latest: 'created_at desc, id',
  'price-desc': 'price_cents desc nulls last, id',
  'price-asc': 'price_cents asc nulls last, id',
  nearest: 'series_place, custom_rank desc, id',
};

/** A site's stock in the database, and what a search of it must find. */
export class SqlOracle {
  readonly #client: pg.Client;
  readonly #site: OracleSite;
  readonly texts: readonly TextRow[];
  /** Every location there is. */
  readonly locations: readonly number[];
  /** Every value of each facet, as it is shown: spelt as most vehicles have it. */
  readonly values: ReadonlyMap<WordFacet, readonly string[]>;

  private constructor(
    client: pg.Client,
    site: OracleSite,
    texts: readonly TextRow[],
    locations: readonly number[],
    values: ReadonlyMap<WordFacet, readonly string[]>,
  ) {
    this.#client = client;
    this.#site = site;
    this.texts = texts;
    this.locations = locations;
    this.values = values;
  }

  static async of(client: pg.Client, site: OracleSite): Promise<SqlOracle> {
    await client.query(siteSql(site));
    const texts = await client.query<TextRow>(`select id, fields from oracle_${site.slug} order by id`);
    const locations = await client.query<{ id: number }>('select id from location order by id');
    const values = new Map<WordFacet, readonly string[]>();
    for (const facet of WORD_FACETS) {
      const { rows } = await client.query<{ value: string }>(`
        select (array_agg(value order by cars desc, value collate "C"))[1] as value
        from (select ${valuesOf(facet)} as value, count(*) as cars from oracle_${site.slug} group by 1) each
        where value <> '' group by ${lower('value')}`);
      const shown = rows.map(({ value }) => value);
      values.set(
        facet,
        shown.toSorted((a, b) => a.localeCompare(b, 'en-AU', { numeric: true })),
      );
    }
    return new SqlOracle(
      client,
      site,
      texts.rows,
      locations.rows.map(({ id }) => id),
      values,
    );
  }

  /** What a search must find, its text by a scan of every word of every vehicle. */
  async answer(query: StockQuery): Promise<OracleAnswer> {
    const found = textScan(this.texts, query.text);
    return this.ask(query, found === null ? [] : [`id = any ('{${found.join(',')}}'::int[])`]);
  }

  /** What the choices of a search find among the rows that pass these tests. */
  async ask(query: StockQuery, passing: readonly string[]): Promise<OracleAnswer> {
    const tests = new Map<string, string>();
    for (const facet of WORD_FACETS) {
      const chosen = (query.words[facet] ?? []).map((word) => word.toLowerCase());
      const wanted = list(chosen);
      if (chosen.length === 0) continue;
      const test = MANY.includes(facet)
        ? `exists (select from unnest(${facet}) one where ${lower('one')} = any (${wanted}))`
        : `coalesce(${lower(facet)} = any (${wanted}), false)`;
      tests.set(facet, test);
    }
    for (const facet of RANGE_FACETS) {
      const { min = null, max = null } = query.ranges[facet] ?? {};
      if (min !== null || max !== null)
        tests.set(
          facet,
          `coalesce(${facet} >= ${min ?? `'-infinity'`}::float8 and ${facet} <= ${max ?? `'infinity'`}::float8, false)`,
        );
    }
    const { near = null } = query;
    const km = near === null ? null : distanceSql(near.distances);
    const always = [
      ...passing,
      ...(near === null ? [] : [`${km} <= ${near.km}`]),
      ...(query.sort === 'price-asc' && this.#site.switches.lowestPriceNeedsPrice ? ['price > 0'] : []),
    ];
    const where = (but: string) => [...tests].flatMap(([facet, test]) => (facet === but ? [] : [test])).join(' and ') || 'true';
    const words = WORD_FACETS.map(
      (facet) => `select '${facet}' as facet, key, count(*)::int as cars
        from (select ${lower(valuesOf(facet))} as key from t where ${where(facet)}) each where key <> '' group by key`,
    );
    const ranges = RANGE_FACETS.map(
      (
        facet,
      ) => `select '${facet}' as facet, low, high, array(select count(${facet})::int from generate_series(0, 23) bar left join t
          on ${facet} is not null and ${where(facet)} and bar = case when high = low then 0 else least(23, floor((${facet} - low) * 24 / (high - low))) end
          group by bar order by bar) as bars
        from (select floor(min(${facet})) as low, ceil(max(${facet})) as high from t where ${where(facet)}) ends where low is not null`,
    );
    const { rows } = await this.#client.query<{ ids: number[]; words: WordRow[] | null; ranges: RangeRow[] | null }>(`
      with t as materialized (select * from oracle_${this.#site.slug} where ${always.join(' and ') || 'true'})
      select array(select id from t where ${where('')} order by ${query.sort === 'nearest' && km !== null ? `${km}, ` : ''}${ORDERS[query.sort]}) as ids,
        (select json_agg(w) from (${words.join(' union all ')}) w) as words,
        (select json_agg(r) from (${ranges.join(' union all ')}) r) as ranges`);
    return this.#told(rows[0] ?? { ids: [], words: null, ranges: null });
  }

  #told({ ids, words, ranges }: { ids: number[]; words: WordRow[] | null; ranges: RangeRow[] | null }): OracleAnswer {
    const counts = new Map(words?.map(({ facet, key, cars }) => [`${facet} ${key}`, cars]));
    const facets = WORD_FACETS.map((facet) => [
      facet,
      this.values.get(facet)?.map((value) => ({ value, count: counts.get(`${facet} ${value.toLowerCase()}`) ?? 0 })),
    ]);
    return {
      ids,
      count: ids.length,
      facets: Object.fromEntries(facets) as OracleAnswer['facets'],
      ranges: Object.fromEntries(ranges?.map(({ facet, low, high, bars }) => [facet, { min: low, max: high, bars }]) ?? []),
    };
  }
}

interface WordRow {
  readonly facet: WordFacet;
  readonly key: string;
  readonly cars: number;
}
interface RangeRow {
  readonly facet: RangeFacet;
  readonly low: number;
  readonly high: number;
  readonly bars: readonly number[];
}

/** How far a row is; null where its location is nobody knows where, which is never near enough. */
const distanceSql = (distances: ReadonlyMap<number, number>) =>
  `(case ${[...distances].map(([id, km]) => `when location_id = ${id} then ${km}::float8`).join(' ')} when true then null::float8 end)`;

const valuesOf = (facet: WordFacet) => (MANY.includes(facet) ? `unnest(${facet})` : facet);
