import { type RawBuilder, sql } from 'kysely';
import { MOST_PHOTOS } from '#src/rules/photos/shown-images.ts';

/**
 * The addresses of photos that some vehicles `v` name: with their places those of the gallery as far as they are shown, and without a place those of
 * flaws and features.
 */
export const namedPhotos = (which: RawBuilder<unknown>) => sql`(
  select v.id as vehicle_id, v.dealership_id, v.stocknum, i.image->>'url' as url, i.place
  from vehicle v cross join lateral jsonb_array_elements(v.images) with ordinality as i (image, place) where ${which} and i.place <= ${MOST_PHOTOS}
  union all
  select v.id, v.dealership_id, v.stocknum, h.photo_url, null
  from vehicle v join vehicle_hotspot h on h.vehicle_id = v.id where ${which} and h.photo_url is not null
)`;
