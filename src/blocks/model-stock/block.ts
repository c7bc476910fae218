import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { model } from '#src/blocks/model-fields.ts';
import { ground, heading } from '#src/blocks/page-link.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
import { cardView } from '#src/views/card/card-view.ts';
import { modelWords } from '#src/views/models/model-view.ts';

const schema = z
  .strictObject({
    model,
    heading,
    limit: z.int().min(1).max(20).default(8).describe('The largest number of vehicles to show.'),
    ground,
  })
  .meta({
    title: 'Model in stock',
    description: 'A row of the vehicles of a model that are in stock; nothing when there are none.',
  });

export const block = defineBlock({
  schema,
  load: (context, { model: slug, limit, ...props }) => {
    const found = findModel(context, slug);
    if (found === null) return null;
    const { cards } = context.showroom.stock.search(
      { text: '', sort: 'relevance', words: modelWords(context, found), ranges: {} },
      { offset: 0, limit, facets: [] },
    );
    return {
      ...props,
      cards: cards.map((car) => cardView(context, car)),
      viewAllHref: addressPath('search', { slug: slugOf(found.make), model: slugOf(found.name) }),
    };
  },
});
