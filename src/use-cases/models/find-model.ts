import type { PageContext } from '#src/use-cases/context.ts';
import { type ListedModel, listModels } from './list-models.ts';

/** A model that the site sells, by the name in its address; null when it sells none of that name. */
export const findModel = (context: Pick<PageContext, 'site' | 'showroom'>, slug: string | null): ListedModel | null =>
  slug === null ? null : (listModels(context).find((model) => model.slug === slug) ?? null);
