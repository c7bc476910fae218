import { sql, type Transaction } from 'kysely';
import type { KnownPhoto } from '#src/rules/photos/shown-images.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** In place of a hash: nothing is kept of the photo. */
const [FAILED, NEW] = ['failed', 'new'];

/** What is known of the photos of some vehicles, in the order of each one's images; null for one that is not fetched. */
export async function readPhotos(
  trx: Transaction<Tables>,
  vehicleIds: readonly number[],
): Promise<(vehicleId: number) => readonly (KnownPhoto | null)[]> {
  // A row for each vehicle and not for each photo: a large dealership has a hundred thousand of these.
  const { rows } = await sql<{ id: number; photos: readonly (string | null)[] }>`
    select v.id, array_agg(case when s.id is null then null else coalesce(s.hash, case when s.reason is null then ${NEW} else ${FAILED} end) end
      order by i.place) as photos
    from vehicle v cross join lateral jsonb_array_elements(v.images) with ordinality as i (image, place)
    left join photo_source s on s.dealership_id = v.dealership_id and md5(s.url) = md5(i.image->>'url')
    where v.id = any(${[...vehicleIds]}::int[]) group by v.id`.execute(trx.withoutPlugins());
  const known = new Map(rows.map(({ id, photos }) => [id, photos]));
  return (id) => (known.get(id) ?? []).map(knownPhoto);
}

function knownPhoto(text: string | null): KnownPhoto | null {
  if (text === null) return null;
  const hasFailed = text === FAILED;
  return { hash: hasFailed || text === NEW ? null : text, hasFailed };
}
