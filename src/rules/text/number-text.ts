// Created once: creating one costs more than a thousand uses of it.
const format = new Intl.NumberFormat('en-AU');

/** A number with thousands separators: 1,284. */
export const numberText = (number: number): string => format.format(number);
