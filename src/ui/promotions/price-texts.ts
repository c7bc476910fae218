import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';
import { numberText } from '#src/rules/text/number-text.ts';

/** The price as it is read aloud. */
export const priceText = (price: number): string => `$${numberText(price)}`;

/** Where a price lies on the slider, from 0 to 1. */
export const share = (price: number): number => (price - PRICE_SCALE.min) / (PRICE_SCALE.max - PRICE_SCALE.min);
