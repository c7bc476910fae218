/** A number with thousands separators: 1,284. */
export const numberText = (number: number): string =>
  Number.isSafeInteger(number)
    ? String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : // Only for what is not whole: a phone takes longer to load the formats than for all else that a page's script does.
      number.toLocaleString('en-AU');
