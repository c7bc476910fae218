import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { isTitle, lead } from '#src/blocks/page-link.ts';
import { besideOtherGroups, groupModels } from '#src/rules/models/models.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { slugSchema } from '#src/site/fields.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { modelCards } from '#src/views/models/model-view.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our models').describe('The heading of the page.'),
    text: lead,
    only: z
      .array(slugSchema)
      .max(40)
      .default([])
      .describe('The models to show, by the name in their addresses; empty for all of the site’s.'),
    isTitle: isTitle.default(true),
  })
  .meta({
    title: 'Model cards',
    description: 'The models of the site’s manufacturer, or of the makes in stock, in groups that visitors choose from.',
  });

export const block = defineBlock({
  schema,
  load: (context, { only, isTitle: isPageTitle, ...props }, query) => {
    const shown = listModels(context).filter(({ slug }) => only.length === 0 || only.includes(slug));
    const all = groupModels(shown, context.site.switches.modelsGroupedBy);
    const chosen = all.find(({ name }) => slugOf(name) === query.get('group'))?.name ?? null;
    const groups = all.map(({ name, models }) => ({
      name,
      count: models.length,
      models: modelCards(context, name === chosen ? models : besideOtherGroups(models)),
    }));
    return {
      ...props,
      headingLevel: isPageTitle ? (1 as const) : (2 as const),
      groups,
      chosen,
      saysMake: context.site.manufacturer === null,
    };
  },
  params: ['group'],
});
