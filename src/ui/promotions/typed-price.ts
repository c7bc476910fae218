/** The price that someone typed, such as '$20,000', on the nearest step; null when it is no number. */
export function typedPrice(text: string, step: number): number | null {
  const price = Math.round(Number.parseFloat(text.replaceAll(/[^\d.]/g, '')) / step) * step;
  return Number.isFinite(price) ? price : null;
}
