import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { lead } from '#src/blocks/page-link.ts';
import { groupModels } from '#src/rules/models/models.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { modelCard } from '#src/views/models/model-view.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our models').describe('The heading of the page.'),
    text: lead,
  })
  .meta({
    title: 'Model cards',
    description: 'The models of the site’s manufacturer, or of the makes in stock, in groups that visitors choose from.',
  });

export const block = defineBlock({
  schema,
  load: (context, props, query) => {
    const models = listModels(context).map((model) => ({ ...model, card: modelCard(context, model) }));
    const groups = groupModels(models, context.site.switches.modelsGroupedBy).map(({ name, models: of }) => ({
      name,
      models: of.map(({ card }) => card),
    }));
    const chosen = groups.find(({ name }) => slugOf(name) === query.get('group'))?.name ?? null;
    return { ...props, groups, chosen, saysMake: context.site.manufacturer === null };
  },
  params: ['group'],
});
