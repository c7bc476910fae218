-- What used vehicles of a model are advertised for, over all dealerships that take part in the market and the site's own. They are numbered, and so are their
-- dealerships: whose any of them is cannot be told (decision 15). The nearest in age come first.
create or replace function comparable_listings(site_given integer, type_given text, make_given text, model_given text, year_given integer, most integer)
returns table (id integer, dealer integer, badge text, year integer, km integer, price_cents bigint)
language sql volatile security definer set search_path = public, pg_temp as $$
  select (row_number() over (order by n.apart, n.shuffled))::integer, n.dealer, n.badge, n.year, n.km, n.price_cents
  from (
    select (dense_rank() over (order by v.dealership_id))::integer as dealer, v.badge, v.year::integer as year, v.km, v.price_cents::bigint as price_cents,
      abs(v.year - year_given) as apart, md5(v.id::text) as shuffled
    from vehicle v join dealership d on d.id = v.dealership_id and (not d.market_opt_out
      or d.id in (select s.dealership_id from site_dealership s where s.site_id = site_given))
    where v.car_type = 'used' and v.item_type = type_given
      and lower(regexp_replace(v.make, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(make_given, '[^[:alnum:]]', '', 'g'))
      and lower(regexp_replace(v.model, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(model_given, '[^[:alnum:]]', '', 'g'))
      and v.show_on_dealer_website and not v.sold and v.status in ('in_stock', 'coming_soon') and v.price_cents > 0
  ) n order by n.apart, n.shuffled limit most
$$;

revoke execute on function comparable_listings(integer, text, text, text, integer, integer) from public;
grant execute on function comparable_listings(integer, text, text, text, integer, integer) to forecourt_platform, forecourt_app;
