import { slugOf } from '#src/rules/text/slug.ts';
import type { CatalogueModel } from '#src/store/site/read-site.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The manufacturer's picture of a model, else that of the first one in stock; null when there is neither. */
export function modelPicture({ showroom }: Pick<PageContext, 'showroom'>, model: CatalogueModel): string | null {
  if (model.imageUrl !== null) return model.imageUrl;
  const word = showroom.stock.values('model').find((one) => slugOf(one) === slugOf(model.name));
  if (word === undefined) return null;
  const terms = [
    { field: 'make', value: model.make },
    { field: 'model', value: word },
  ] as const;
  return showroom.stock.fixedList(terms, 6).find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null;
}
