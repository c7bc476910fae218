import sharp from 'sharp';
import { answerJobs } from '#src/adapters/work/job-thread.ts';
import { paintPicture } from './paint-picture.ts';
import type { PaintOrder } from './picture-painter.ts';

// A picture takes only one thread of the pool that files, DNS and compression share.
sharp.concurrency(1);

answerJobs(async ({ layersFolder, wanted }: PaintOrder) => {
  const picture = await paintPicture(layersFolder, wanted);
  return picture === null ? null : new Uint8Array(picture);
});
