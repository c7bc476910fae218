-- Gives a shopper another phone number, with a code that was texted to it. What they sent with the number before stays theirs, and every
-- other session ends; alerts by text message go to the new number. A number that is another shopper's on the site stays theirs: 'taken'.
create or replace function change_phone(site_given integer, given jsonb)
returns table (outcome text, tries_left integer, ends timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who uuid := (given->>'shopper')::uuid; phone_before text; checked record;
begin
  select * into checked from check_code(site_given, given);
  if checked.outcome <> 'right' then return query select checked.outcome, checked.tries_left, checked.ends; return; end if;
  select s.phone into phone_before from shopper s where s.site_id = site_given and s.id = who for update;
  if phone_before is null then return query select 'gone', 0, null::timestamptz; return; end if;
  begin
    update shopper s set phone = given->>'phone' where s.site_id = site_given and s.id = who;
  exception when unique_violation then
    return query select 'taken', 0, null::timestamptz; return;
  end;
  -- A contact that an earlier owner of the new number left here is not this shopper's.
  delete from alert_contact c where c.site_id = site_given and c.channel = 'sms' and c.address = given->>'phone'
    and not exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = c.id and o.shopper_id = who);
  update alert_contact c set address = given->>'phone'
  where c.site_id = site_given and c.channel = 'sms' and c.address = phone_before
    and exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = c.id and o.shopper_id = who);
  update lead l set shopper_id = who where l.site_id = site_given and l.phone_e164 = phone_before and l.shopper_id is null;
  update reservation r set shopper_id = who where r.site_id = site_given and r.phone_e164 = phone_before and r.shopper_id is null;
  update invoice_payment ip set shopper_id = who where ip.site_id = site_given and ip.phone_e164 = phone_before and ip.shopper_id is null;
  update purchase p set shopper_id = who where p.site_id = site_given and p.phone_e164 = phone_before and p.shopper_id is null;
  delete from shopper_session n where n.site_id = site_given and n.shopper_id = who and n.id <> (given->>'session')::uuid;
  return query select 'changed', 0, null::timestamptz;
end $$;

revoke execute on function change_phone(integer, jsonb) from public;
grant execute on function change_phone(integer, jsonb) to forecourt_platform, forecourt_app;
