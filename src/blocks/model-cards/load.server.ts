import { groupModels } from '#src/rules/models/models.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { modelCard } from '#src/views/models/model-view.ts';

/** The site's models in their groups, each with its picture and what is in stock of it (ledger N2). */
export function load(context: PageContext) {
  const models = listModels(context).map((model) => ({ ...model, card: modelCard(context, model) }));
  return {
    groups: groupModels(models, context.site.switches.modelsGroupedBy).map(({ name, models: of }) => ({
      name,
      models: of.map(({ card }) => card),
    })),
    saysMake: context.site.manufacturer === null,
  };
}
