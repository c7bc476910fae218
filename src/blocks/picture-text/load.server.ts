import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import type { schema } from './schema.ts';

/** Finds the picture in every width. */
export function load(context: PageContext, { imageUrl }: z.output<typeof schema>) {
  return { picture: imageUrl === null ? null : pictureView(context, imageUrl) };
}
