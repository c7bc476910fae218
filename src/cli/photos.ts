import { countWords } from '#src/rules/text/plural.ts';
import type { MissingPhoto } from '#src/store/photos/photo-list.ts';
import { managePhotos, type PhotoDesk } from '#src/use-cases/photos/manage-photos.ts';
import { BadUse, type Options, say } from './command.ts';
import { column, plain } from './leads-lines.ts';
import { withPlatform } from './with-platform.ts';

function withDesk({ dealership }: Options, work: (desk: PhotoDesk) => Promise<number>): Promise<number> {
  if (typeof dealership !== 'string') throw new BadUse('Name the dealership with --dealership SLUG.');
  return withPlatform(async ({ db }) => {
    const desk = await managePhotos(db, dealership);
    if (desk === null) throw new BadUse(`There is no dealership "${dealership}".`);
    return work(desk);
  });
}

/** `forecourt photos --dealership SLUG`: how many are kept, and which are not and why. */
export async function listPhotos(options: Options): Promise<number> {
  const most = Number(options.limit ?? 50);
  if (!Number.isInteger(most) || most < 1) throw new BadUse('--limit must be a whole number.');
  return withDesk(options, async (desk) => {
    const counts = await desk.count();
    const photos = await desk.missing({ isFailedOnly: options.failed === true, most });
    if (options.json === true) say(JSON.stringify({ ...counts, photos }, null, 2));
    else {
      say(`${countWords(counts.stored, 'photo')} stored, ${counts.waiting} waiting, ${counts.failed} failed.`);
      for (const photo of photos) say(photoLine(photo));
    }
    return 0;
  });
}

const photoLine = ({ url, state, reason, vehicles }: MissingPhoto): string =>
  [
    column(state, 9),
    column(
      vehicles
        .map(({ stocknum, place }) => (place === null ? `${stocknum} detail photo` : `${stocknum} photo ${place}`))
        .join(', ') || '-',
      24,
    ),
    plain(url),
    ...(reason === null ? [] : [`: ${plain(reason)}`]),
  ].join('');

/** `forecourt photos retry --dealership SLUG` */
export function retryPhotos(options: Options): Promise<number> {
  return withDesk(options, async (desk) => {
    const again = await desk.retry();
    if (options.json === true) say(JSON.stringify({ photos: again }));
    else say(again === 0 ? 'No photo has failed.' : `${countWords(again, 'photo')} will be fetched again.`);
    return 0;
  });
}
