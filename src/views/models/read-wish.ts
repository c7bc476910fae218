import { wishText } from '#src/rules/models/offered-variants.ts';
import { swatches } from '#src/rules/models/swatches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';

/** The model, variant and colour that an address names, in words; null when it names no model of the site. Names of another model are left out. */
export function readWish(context: Pick<PageContext, 'site' | 'showroom'>, query: URLSearchParams): string | null {
  const model = findModel(context, query.get('model'));
  if (model === null) return null;
  const variant = model.variants.find(({ id }) => id === query.get('variant')) ?? null;
  const colour = swatches(model.colours, variant?.id).find(({ id }) => id === query.get('colour')) ?? null;
  return wishText(model, variant, colour);
}
