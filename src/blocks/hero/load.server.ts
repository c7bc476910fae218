import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, pictureView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import type { schema } from './schema.ts';

/** Layouts in which the vehicle stands without the studio of its picture. */
const ALONE: readonly z.output<typeof schema>['layout'][] = ['panel', 'stage', 'scene'];

/** Fills the numbers into the words, and finds the picture in every width. */
export function load(context: PageContext, props: z.output<typeof schema>) {
  const { imageUrl, layout } = props;
  const isCutOut = props.isCutOut || ALONE.includes(layout);
  return {
    isCutOut,
    text: fillCount(context, props.text),
    primaryLabel: fillCount(context, props.primary.label),
    picture: imageUrl === null ? null : (isCutOut ? cutOutView : pictureView)(context, imageUrl),
  };
}
