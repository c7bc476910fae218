import { numberText } from '#src/rules/text/number-text.ts';

/** The price as it is read aloud. */
export const priceText = (price: number): string => `$${numberText(price)}`;
