import type { ModelColour } from './model-details.ts';

/** The most swatches that a model shows (ledger E2). */
const MOST_SWATCHES = 6;

/** The colours that a model, or one variant of it, can be seen in: six at most, and each shade once (ledger E2). */
export function swatches(colours: readonly ModelColour[], variantId: string | null = null): readonly ModelColour[] {
  const seen = new Set<string>();
  return colours
    .filter((colour) => variantId === null || colour.variantId === null || colour.variantId === variantId)
    .filter(({ hexCode }) => {
      const shade = hexCode.toLowerCase();
      if (seen.has(shade)) return false;
      seen.add(shade);
      return true;
    })
    .slice(0, MOST_SWATCHES);
}

/** The colour that an address names, or the first if it names none of these; null where there are none (ledger E2). */
export const chosenColour = (shown: readonly ModelColour[], id: string | null): ModelColour | null =>
  shown.find((colour) => colour.id === id) ?? shown[0] ?? null;
