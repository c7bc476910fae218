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

/** The swatch that an address names, by its own colour's name or by that of another colour of its shade; null when it names none of these. */
export function namedSwatch(colours: readonly ModelColour[], variantId: string | null, id: string | null): ModelColour | null {
  const shown = swatches(colours, variantId);
  const shade = colours.find((colour) => colour.id === id)?.hexCode.toLowerCase();
  return shown.find((colour) => colour.id === id) ?? shown.find(({ hexCode }) => hexCode.toLowerCase() === shade) ?? null;
}

/** The same, or the first swatch if the address names none; null where there are none (ledger E2). */
export const chosenColour = (colours: readonly ModelColour[], variantId: string | null, id: string | null): ModelColour | null =>
  namedSwatch(colours, variantId, id) ?? swatches(colours, variantId)[0] ?? null;
