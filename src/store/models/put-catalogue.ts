import { sql, type Transaction } from 'kysely';
import { type Catalogue, makeSlug, modelSlug } from '#src/site/files/catalogue-file.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Brings the catalogue of makes and models in step with its file; whether anything changed. */
export async function putCatalogue(trx: Transaction<Tables>, catalogue: Catalogue): Promise<boolean> {
  const makes = catalogue.map((make) => ({
    slug: makeSlug(make),
    name: make.name,
    logo_url: make.logo_url,
    also: make.also ?? [],
  }));
  const models = catalogue.flatMap((make) =>
    make.models.map(({ variants = [], colours = [], interiors = [], ...model }, position) => ({
      ...model,
      slug: modelSlug(model),
      make: makeSlug(make),
      position,
      details: JSON.stringify({ variants, colours, interiors }),
    })),
  );
  const changedMakes = await sql`insert into manufacturer (slug, name, logo_url, also)
    select slug, name, logo_url, also
    from jsonb_to_recordset(${JSON.stringify(makes)}::jsonb) as m (slug text, name text, logo_url text, also text[])
    on conflict (slug) do update set name = excluded.name, logo_url = excluded.logo_url, also = excluded.also
      where (manufacturer.name, manufacturer.logo_url, manufacturer.also)
        is distinct from (excluded.name, excluded.logo_url, excluded.also) returning slug`.execute(trx);
  const changedModels =
    await sql`insert into model (manufacturer_id, slug, name, override_url, status, image_url, bodies, position, details)
    select f.id, m.slug, m.name, m.override_url, m.status, m.image_url, m.bodies, m.position, m.details
    from jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      as m (make text, slug text, name text, override_url text, status text, image_url text, bodies text[], position integer, details text)
    join manufacturer f on f.slug = m.make
    on conflict (manufacturer_id, slug) do update
      set name = excluded.name, override_url = excluded.override_url, status = excluded.status, image_url = excluded.image_url, bodies = excluded.bodies,
        position = excluded.position, details = excluded.details
      where (model.name, model.override_url, model.status, model.image_url, model.bodies, model.position, model.details)
        is distinct from (excluded.name, excluded.override_url, excluded.status, excluded.image_url, excluded.bodies, excluded.position, excluded.details) returning slug`.execute(
      trx,
    );
  return changedMakes.rows.length + changedModels.rows.length > 0;
}
