-- The ids of the documents that came with a lead, under which their files are stored.
create or replace function upload_ids(upload_given jsonb) returns text[] language sql immutable
  as $$ select case when upload_given is null then '{}'::text[]
    else (upload_given->>'id') || array(select m->>'id' from jsonb_array_elements(coalesce(upload_given->'more', '[]')) m) end $$;

revoke execute on function upload_ids(jsonb) from public, forecourt_app;
grant execute on function upload_ids(jsonb) to forecourt_platform;
