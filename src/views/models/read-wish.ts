import type { ModelColour, ModelVariant } from '#src/rules/models/model-details.ts';
import { namedSwatch } from '#src/rules/models/swatches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
import type { ListedModel } from '#src/use-cases/models/list-models.ts';

/** A model that an address names, and which one of it. */
export interface ReadWish {
  readonly model: ListedModel;
  readonly variant: ModelVariant | null;
  readonly colour: ModelColour | null;
}

/** The model, variant and colour that an address names; null when it names no model of the site. Names of another model are left out. */
export function readWish(context: Pick<PageContext, 'site' | 'showroom'>, query: URLSearchParams): ReadWish | null {
  const model = findModel(context, query.get('model'));
  if (model === null) return null;
  const variant = model.variants.find(({ id }) => id === query.get('variant')) ?? null;
  const colour = namedSwatch(model.colours, variant?.id ?? null, query.get('colour'));
  return { model, variant, colour };
}
