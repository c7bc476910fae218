-- The names that the platform's stock, and the site's own, knows: makes, or the models of a make, or the badges of a model, each as most dealers spell it. Of cars within
-- this many years of one, which a null year does not ask for. They are read from their own lists, which the market's job makes: no vehicle is looked at.
create or replace function traded_names(site_given integer, type_given text, year_given integer, make_given text, model_given text, most integer)
returns table (name text) language sql volatile security definer set search_path = public, pg_temp as $$
  select (array_agg(t.name order by t.dealership_id nulls first))[1] from traded_name t
  where t.item_type = type_given
    and t.make_key = coalesce(lower(regexp_replace(make_given, '[^[:alnum:]]', '', 'g')), '') and (t.make_key = '') = (make_given is null)
    and t.model_key = coalesce(lower(regexp_replace(model_given, '[^[:alnum:]]', '', 'g')), '') and (t.model_key = '') = (model_given is null)
    and (t.dealership_id is null or t.dealership_id in (select s.dealership_id from site_dealership s where s.site_id = site_given))
    and (year_given is null or exists (select from unnest(t.years) as y (year) where abs(y.year - year_given) <= 4))
  group by t.name_key order by 1 limit most
$$;

revoke execute on function traded_names(integer, text, integer, text, text, integer) from public;
grant execute on function traded_names(integer, text, integer, text, text, integer) to forecourt_platform, forecourt_app;
