import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    label: z.string().min(1).describe('The button, such as Get a service price.'),
    href: z
      .string()
      .regex(/^\/[a-z0-9/-]+$/, 'must be a page of this site, such as /service')
      .describe('The page that opens with the chosen model, such as /service.'),
    ground,
  })
  .meta({
    title: 'Model choice',
    description:
      'A list of the site’s models and a button that opens another page, such as a form, with the chosen one filled in.',
  });

export const block = defineBlock({
  schema,
  load: (context, props, query) => {
    const models = listModels(context)
      .filter(({ status }) => status === 'current')
      .map(({ slug, name }) => ({ slug, name }));
    if (models.length === 0) return null;
    return { ...props, models, chosen: models.find(({ slug }) => slug === query.get('model'))?.slug ?? '' };
  },
  params: ['model'],
});
