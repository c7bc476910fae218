import { sql, type Transaction } from 'kysely';
import type { KnownPhoto } from '#src/rules/photos/shown-images.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** In place of a hash: nothing is kept of the photo. */
const [FAILED, NEW] = ['failed', 'new'];
const PHOTO = sql`coalesce(s.hash, case when s.reason is null then ${NEW} else ${FAILED} end)`;

/** What is known of the photos of some vehicles, in the order of each one's images; null for one that is not fetched. */
export async function readPhotos(
  trx: Transaction<Tables>,
  vehicleIds: readonly number[],
): Promise<(vehicleId: number) => readonly (KnownPhoto | null)[]> {
  // A row for each vehicle and not for each photo: a large dealership has a hundred thousand of these.
  const { rows } = await sql<{ id: number; photos: readonly (string | null)[] }>`
    select v.id, array_agg(case when s.id is null then null else ${PHOTO} end order by i.place) as photos
    from vehicle v cross join lateral jsonb_array_elements(v.images) with ordinality as i (image, place)
    left join photo_source s on s.dealership_id = v.dealership_id and md5(s.url) = md5(i.image->>'url')
    where v.id = any(${[...vehicleIds]}::int[]) group by v.id`.execute(trx.withoutPlugins());
  const known = new Map(rows.map(({ id, photos }) => [id, photos]));
  return (id) => (known.get(id) ?? []).map(knownPhoto);
}

/** What is known of the photos of flaws and features of some vehicles, by their addresses. */
export async function readDetailPhotos(
  trx: Transaction<Tables>,
  vehicleIds: readonly number[],
): Promise<(vehicleId: number, url: string) => KnownPhoto | null> {
  const { rows } = await sql<{ id: number; url: string; photo: string }>`
    select h.vehicle_id as id, h.photo_url as url, ${PHOTO} as photo
    from vehicle_hotspot h join photo_source s on s.dealership_id = h.dealership_id and md5(s.url) = md5(h.photo_url)
    where h.vehicle_id = any(${[...vehicleIds]}::int[])`.execute(trx.withoutPlugins());
  const known = new Map(rows.map(({ id, url, photo }) => [`${id} ${url}`, photo]));
  return (id, url) => knownPhoto(known.get(`${id} ${url}`) ?? null);
}

function knownPhoto(text: string | null): KnownPhoto | null {
  if (text === null) return null;
  const hasFailed = text === FAILED;
  return { hash: hasFailed || text === NEW ? null : text, hasFailed };
}
