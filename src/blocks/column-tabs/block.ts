import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

const column = z.strictObject({
  title: z.string().min(1).describe('The title of the column.'),
  text: z.string().min(1).describe('What it says.'),
});
const tab = z.strictObject({
  name: z.string().min(1).max(40).describe('The word on the tab.'),
  columns: z.array(column).min(1).max(4).describe('What’s shown side by side while the tab is open.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    tabs: z
      .array(tab)
      .min(2)
      .max(6)
      .refine((tabs) => new Set(tabs.map(({ name }) => name)).size === tabs.length, 'two tabs have the same name')
      .describe('The tabs, in order; the first is open.'),
    ground,
  })
  .meta({
    title: 'Tabbed columns',
    description: 'Columns of text under tabs; only the open tab’s columns are shown.',
  });

export const block = defineBlock({
  schema,
  load: (_, props, query) => ({
    ...props,
    chosen: Math.max(
      0,
      props.tabs.findIndex(({ name }) => name === query.get('tab')),
    ),
  }),
  params: ['tab'],
});
