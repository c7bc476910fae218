import { CAR_INSIDE, CAR_SPOTS, CARAVAN_INSIDE, CARAVAN_SPOTS, CLOSE_LOOK, WORK_SPOTS } from './hotspots.ts';
import { extrasOf, photosOf } from './photos.ts';
import { seeded } from './seeded.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * A vehicle written by hand, with its pictures. It can say how many photos it has (`photos`) and what else it shows (`shows`:
 * spin, interior, film); one that names its images keeps them.
 */
export function pictured({ photos, shows, ...row }: Row): Row {
  if ('images' in row) return row;
  const dice = seeded(`photos of ${String(row.stocknum)}`);
  const count = typeof photos === 'number' ? photos : dice.whole(8, 18);
  const looks = {
    make: String(row.make),
    model: String(row.model),
    simple_body: String(row.simple_body),
    bodyconfiguration: typeof row.bodyconfiguration === 'string' ? row.bodyconfiguration : undefined,
    colour: String(row.colour),
    car_type: String(row.car_type),
  };
  const isCaravan = row.item_type === 'caravan';
  const isWorker = ['Ute', '4x4', 'Cab Chassis'].includes(looks.simple_body);
  const spots = {
    outside: isCaravan ? CARAVAN_SPOTS : isWorker ? WORK_SPOTS : CAR_SPOTS,
    inside: isCaravan ? CARAVAN_INSIDE : CAR_INSIDE,
  };
  const extras = Array.isArray(shows)
    ? {
        hasSpin: shows.includes('spin'),
        hasInterior: shows.includes('interior'),
        hasFilm: shows.includes('film'),
        spots: isCaravan ? spots : { ...spots, outside: [...spots.outside, ...CLOSE_LOOK] },
      }
    : extrasOf(looks, count, spots, dice);
  return { ...row, ...photosOf(looks, count, extras) };
}
