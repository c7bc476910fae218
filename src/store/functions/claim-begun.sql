-- Makes what was reserved, paid or begun on a browser the shopper's who says that it was them (begun_here), with the dealer's leads about it.
-- From then on it is in their own page on every device, and is downloaded and erased with them. How much it was.
create or replace function claim_begun(site_given integer, given jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare who uuid := (given->>'shopper')::uuid; one record; claimed integer := 0;
begin
  perform set_config('app.site_id', site_given::text, true);
  for one in select * from begun_here(site_given, given) loop
    claimed := claimed + 1;
    case one.kind
      when 'reservation' then
        update reservation r set shopper_id = who where r.site_id = site_given and r.id = one.id;
        update lead l set shopper_id = who from reservation r
        where r.site_id = site_given and r.id = one.id and l.site_id = site_given and l.id = r.lead_id and l.shopper_id is null;
      when 'purchase' then
        update purchase p set shopper_id = who where p.site_id = site_given and p.id = one.id;
      else
        update invoice_payment i set shopper_id = who where i.site_id = site_given and i.payment_id = one.id;
        update lead l set shopper_id = who from invoice_payment i
        where i.site_id = site_given and i.payment_id = one.id and l.site_id = site_given and l.id = i.lead_id and l.shopper_id is null;
    end case;
  end loop;
  return claimed;
end $$;

revoke execute on function claim_begun(integer, jsonb) from public;
grant execute on function claim_begun(integer, jsonb) to forecourt_platform, forecourt_app;
