import { z } from 'zod';
import { MODEL_GROUPINGS } from '#src/rules/models/model-groups.ts';
import { page } from './switch-meta.ts';

/** How the header's menus open, and how models are grouped. */
export const menuSwitches = {
  menusOpenOn: z
    .enum(['click', 'hover'])
    .default('click')
    .meta(
      page(
        'Open menus on',
        'Whether the header’s menus open on a click, or already when the pointer is over them. Keyboard and touch always work.',
      ),
    ),
  modelsGroupedBy: z
    .enum(MODEL_GROUPINGS)
    .default('body')
    .meta(page('Group models by', 'Whether menus and lists group models by body type or by powertrain.')),
};
