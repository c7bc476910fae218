import { inShort } from '#src/rules/models/in-short.ts';
import { type ComparedGroup, compareModels } from '#src/rules/models/model-comparison.ts';
import {
  chosenVariants,
  colourParam,
  fullVariantName,
  type OfferedVariant,
  offeredVariants,
  PLACES,
  type Place,
  saidColour,
  variantName,
} from '#src/rules/models/offered-variants.ts';
import { wholeDollars } from '#src/rules/text/money-text.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { type WishLink, wishLinks } from './model-links.ts';
import { type PaintedView, paintedView } from './painted-view.ts';

/** One side of a comparison. */
export interface ComparedModel extends PaintedView {
  readonly place: Place;
  readonly id: string;
  readonly name: string;
  readonly price: { readonly text: string; readonly meaning: string } | null;
  readonly drive: WishLink | null;
}

export interface ModelComparison {
  readonly compared: readonly ComparedModel[];
  /** What can be chosen, by model. */
  readonly offered: readonly {
    readonly label: string;
    readonly variants: readonly { readonly id: string; readonly name: string }[];
  }[];
  readonly groups: readonly ComparedGroup[];
  readonly inShort: string | null;
  readonly onlyDifferences: boolean;
  /** The place that another can be added at; null when there are four. */
  readonly free: Place | null;
  readonly hasBars: boolean;
  readonly isSample: boolean;
}

export const COMPARE_PARAMS = [...PLACES, ...PLACES.map(colourParam), 'differences'] as const;

interface Wanted {
  /** The slugs of the models to choose from; empty for all of the site's. */
  readonly models: readonly string[];
  readonly left: string | null;
  readonly right: string | null;
}

/** The models that an address names, side by side (ledger E2, E5); null where no model of the site has variants. */
export function viewComparison(context: PageContext, wanted: Wanted, query: URLSearchParams): ModelComparison | null {
  const all = listModels(context).filter(({ slug }) => wanted.models.length === 0 || wanted.models.includes(slug));
  const offered = offeredVariants(all);
  const chosen = chosenVariants(offered, (place) => query.get(place), wanted);
  if (chosen.length === 0) return null;
  const variants = chosen.map((one) => one.chosen);
  const groups = compareModels(variants.map(({ variant }) => variant));
  return {
    compared: chosen.map((one) => comparedModel(context, one, offered, query)),
    offered: all
      .filter((model) => model.variants.length > 0)
      .map((model) => ({
        label: model.name,
        variants: model.variants.map((variant) => ({ id: variant.id, name: fullVariantName({ model, variant }, offered) })),
      })),
    groups,
    inShort: inShort(variants.map((one) => ({ name: variantName(one, variants), variant: one.variant }))),
    onlyDifferences: query.get('differences') === '1',
    free: PLACES.find((place) => !chosen.some((one) => one.place === place)) ?? null,
    hasBars: groups.some(({ rows }) => rows.some(({ values }) => values.some((value) => value?.share != null))),
    isSample: variants.some(({ variant }) => variant.sample),
  };
}

function comparedModel(
  context: PageContext,
  { place, chosen }: { readonly place: Place; readonly chosen: OfferedVariant },
  offered: readonly OfferedVariant[],
  query: URLSearchParams,
): ComparedModel {
  const { model, variant } = chosen;
  const look = { angle: 'f34', isCutOut: false, variantId: variant.id } as const;
  const painted = paintedView(context, model, saidColour(query.get(colourParam(place)), variant.id), look);
  return {
    ...painted,
    place,
    id: variant.id,
    name: fullVariantName(chosen, offered),
    price: variant.price === null ? null : { text: wholeDollars(variant.price.amount), meaning: variant.price.meaning },
    drive: wishLinks(context, { model, variant, colour: painted.chosen?.id ?? null }).drive,
  };
}
