import { z } from 'zod';
import { MODEL_ORDERS } from '#src/rules/models/model-groups.ts';
import { page } from './switch-meta.ts';

/** How the header's menus behave, and what models stand under. */
export const menuSwitches = {
  menusOpenOn: z
    .enum(['click', 'hover'])
    .default('click')
    .meta(page('Whether the header’s menus open by a click or already under the pointer; keys and touch always work.')),
  modelsGroupedBy: z
    .enum(MODEL_ORDERS)
    .default('body')
    .meta(page('Whether menus and lists of models sort them by body or by what drives them.')),
};
