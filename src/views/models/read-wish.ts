import type { Wished } from '#src/rules/leads/wished-form.ts';
import { wishText } from '#src/rules/models/offered-variants.ts';
import { wishSentence } from '#src/rules/models/on-sale.ts';
import { swatches } from '#src/rules/models/swatches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';

/** The model, variant and colour that an address names; null when it names no model of the site. Names of another model are left out. */
export function readWish(context: Pick<PageContext, 'site' | 'showroom'>, query: URLSearchParams): Wished | null {
  const model = findModel(context, query.get('model'));
  if (model === null) return null;
  const variant = model.variants.find(({ id }) => id === query.get('variant')) ?? null;
  const colour = swatches(model.colours, variant?.id).find(({ id }) => id === query.get('colour')) ?? null;
  const words = wishText(model, variant, colour);
  return { make: model.make, words, sentence: wishSentence(model, words) };
}
