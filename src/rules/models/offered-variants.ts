import type { ModelColour, ModelDetails, ModelVariant } from './model-details.ts';
import { modelName } from './models.ts';
import type { OnSale } from './on-sale.ts';

/** A model with what its manufacturer says about it. */
export interface DetailedModel extends ModelDetails, OnSale {
  readonly slug: string;
  readonly make: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly bodies: readonly string[];
}

/** A variant that can be compared, with the model that it is one of. */
export interface OfferedVariant {
  readonly model: DetailedModel;
  readonly variant: ModelVariant;
}

/** The variants of all models, in their order; a model without variants has none to compare (ledger E2). */
export const offeredVariants = (models: readonly DetailedModel[]): OfferedVariant[] =>
  models.flatMap((model) => model.variants.map((variant) => ({ model, variant })));

/** The places of a comparison, as addresses name them: two always, and up to four on a wide screen. */
export const PLACES = ['left', 'right', 'third', 'fourth'] as const;
export type Place = (typeof PLACES)[number];

/** A colour in the form of a comparison without script: with the variant that it was chosen for, since another one begins in its first colour. */
export const colourOf = (colour: string, variantId: string): string => `${colour}@${variantId}`;

/** The colour that an address says for a variant; null where it was chosen for another one. */
export function saidColour(text: string | null, variantId: string): string | null {
  const [colour = null, of = variantId] = text?.split('@', 2) ?? [];
  return of === variantId ? colour : null;
}

/** A place's colour in an address. */
export const colourParam = (place: Place): string => `${place}-colour`;

/**
 * The variant at each place. Left and right always have one: the address's, else the site's usual one, else any. The others have one only if the
 * address names one that there is (ledger E2).
 */
export function chosenVariants(
  offered: readonly OfferedVariant[],
  said: (place: Place) => string | null,
  usual: { readonly left: string | null; readonly right: string | null },
): { readonly place: Place; readonly chosen: OfferedVariant }[] {
  const called = (id: string | null) => (id === null ? undefined : offered.find(({ variant }) => variant.id === id));
  const at: Readonly<Record<Place, OfferedVariant | undefined>> = {
    left: called(said('left')) ?? called(usual.left) ?? offered[0],
    right: called(said('right')) ?? called(usual.right) ?? offered[1] ?? offered[0],
    third: called(said('third')),
    fourth: called(said('fourth')),
  };
  return PLACES.flatMap((place) => {
    const chosen = at[place];
    return chosen === undefined ? [] : [{ place, chosen }];
  });
}

/** A variant's name among others: its own alone where all are of one model, else with its model, and its make where makes differ. */
export function variantName({ model, variant }: OfferedVariant, among: readonly OfferedVariant[]): string {
  if (among.every((other) => other.model.slug === model.slug && other.model.make === model.make)) return variant.name;
  return fullVariantName({ model, variant }, among);
}

/** Such as IM5 Premium, or Toyota RAV4 GX where there are several makes. */
export function fullVariantName({ model, variant }: OfferedVariant, among: readonly OfferedVariant[]): string {
  const isOneMake = among.every((other) => other.model.make === model.make);
  return `${isOneMake ? model.name : modelName(model)} ${variant.name}`;
}

/** A choice of a model's page in words, such as MG IM5 Platinum in Aruba Blue. */
export function wishText(
  model: Pick<DetailedModel, 'make' | 'name'>,
  variant: Pick<ModelVariant, 'name'> | null,
  colour: Pick<ModelColour, 'name'> | null,
): string {
  return `${modelName(model)}${variant === null ? '' : ` ${variant.name}`}${colour === null ? '' : ` in ${colour.name}`}`;
}
