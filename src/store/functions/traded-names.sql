-- The names that the platform's stock, and the site's own, knows: makes, or the models of a make, or the badges of a model, each as most dealers spell it. Of cars within
-- this many years of one, which a null year does not ask for.
create or replace function traded_names(site_given integer, type_given text, year_given integer, make_given text, model_given text, most integer)
returns table (name text) language sql volatile security definer set search_path = public, pg_temp as $$
  select mode() within group (order by n.name) from (
    select case when make_given is null then v.make when model_given is null then v.model else v.badge end as name
    from vehicle v join dealership d on d.id = v.dealership_id and (not d.market_opt_out
      or d.id in (select s.dealership_id from site_dealership s where s.site_id = site_given))
    where v.item_type = type_given and v.show_on_dealer_website
      and (year_given is null or abs(v.year - year_given) <= 4)
      and (make_given is null or lower(regexp_replace(v.make, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(make_given, '[^[:alnum:]]', '', 'g')))
      and (model_given is null or lower(regexp_replace(v.model, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(model_given, '[^[:alnum:]]', '', 'g')))
  ) n where n.name <> '' group by lower(regexp_replace(n.name, '[^[:alnum:]]', '', 'g')) order by 1 limit most
$$;

revoke execute on function traded_names(integer, text, integer, text, text, integer) from public;
grant execute on function traded_names(integer, text, integer, text, text, integer) to forecourt_platform, forecourt_app;
