-- Removes what is stored of a shopper's reservations. Where money has moved the receipt stays: number, vehicle, amounts, dates and the name it is
-- made out to. Live ones are left as they are: the shopper must cancel or use them first.
create or replace function erase_own_reservations(site_given integer, shopper_given uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare one record;
begin
  perform set_config('app.site_id', site_given::text, true);
  for one in
    select r.id, exists (select from payment p where p.site_id = site_given and p.reservation_id = r.id and p.state = 'succeeded') as is_receipt
    from reservation r join shopper s on s.site_id = site_given and s.id = shopper_given
    where r.site_id = site_given and (r.shopper_id = s.id or (r.shopper_id is null and r.phone_e164 = s.phone)) and r.state not in ('held', 'paid') for update of r
  loop
    if one.is_receipt then
      update reservation r set visitor = null, shopper_id = null, phone_e164 = null, sender = null, shown = '{}', lead = '{}',
        contact = r.contact - 'email' - 'phone'
      where r.site_id = site_given and r.id = one.id;
      delete from reservation_mail m where m.site_id = site_given and m.reservation_id = one.id;
    else
      -- A payment that is still open at the provider is needed to give it up.
      delete from payment p where p.site_id = site_given and p.reservation_id = one.id and p.state in ('failed', 'given-up');
      if exists (select from payment p where p.site_id = site_given and p.reservation_id = one.id) then
        update reservation r set visitor = null, shopper_id = null, phone_e164 = null, sender = null, shown = '{}', lead = '{}', contact = '{}'
        where r.site_id = site_given and r.id = one.id;
      else
        delete from reservation r where r.site_id = site_given and r.id = one.id;
      end if;
    end if;
  end loop;
end $$;

revoke execute on function erase_own_reservations(integer, uuid) from public;
grant execute on function erase_own_reservations(integer, uuid) to forecourt_platform, forecourt_app;
