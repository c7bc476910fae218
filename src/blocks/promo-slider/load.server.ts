import type { z } from 'zod';
import { isShowing } from '#src/rules/promotions/showing-times.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView, pictureView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import type { schema } from './schema.ts';

/** The slides that run now, with their pictures in every width (ledger O4, O8). */
export function load(context: PageContext, { slides }: z.output<typeof schema>) {
  return slides
    .filter((slide) => isShowing(slide, context.now))
    .map(({ heading, text, imageUrl, layout, link, ground }) => ({
      heading,
      text: fillCount(context, text),
      picture: (layout === 'cut-out' ? cutOutView : pictureView)(context, imageUrl),
      layout,
      link: { ...link, label: fillCount(context, link.label) },
      ground,
    }));
}
